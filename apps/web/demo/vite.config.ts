import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Only for looking at boards: `npx vite apps/web/demo`. The site has its own. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true },
});
