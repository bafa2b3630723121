import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const SERVER = process.env['FOUR_CROWNS_SERVER'] ?? 'http://127.0.0.1:8080';

const LAYERS = '@layer reset,theme,kit,game,page;';

/** Style sheets come in any order; the first one to arrive must already say which layer is above which. */
const layersFirst: Plugin = {
  name: 'layers-first',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = LAYERS + (typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source));
    }
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), layersFirst],
  build: {
    target: 'es2022',
    // Everything comes as a file of its own: the content security policy knows no data: scripts or styles.
    assetsInlineLimit: 0,
    // Its polyfill would be one more script for browsers that do not run the rest anyway.
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    manifest: true,
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
