import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{{packages,games,apps}/*,game-template}/test/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
    // Node strips the types itself: Vite's module runner makes hot code several times slower.
    experimental: { viteModuleRunner: false },
  },
});
