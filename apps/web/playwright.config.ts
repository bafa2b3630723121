import { defineConfig } from '@playwright/test';
import { chromium, CHROMIUM_ARGS } from './tools/chromium.ts';

export default defineConfig({
  testDir: '../..',
  testMatch: ['apps/web/test/e2e/**/*.spec.ts', 'games/*/e2e/*.spec.ts'],
  globalSetup: './test/e2e/support/setup.ts',
  outputDir: 'test-results',
  // Tests wait for events. The timeout only marks a failure, so it is far longer than a busy machine needs.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromium(), args: CHROMIUM_ARGS },
    trace: 'off',
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
  },
});
