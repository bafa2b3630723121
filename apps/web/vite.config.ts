import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { shipped } from './tools/shipped-plugin.ts';
import { compiledWords } from './tools/words-plugin.ts';

const SERVER = process.env['FOUR_CROWNS_SERVER'] ?? 'http://127.0.0.1:8080';

const LAYERS = '@layer reset,theme,kit,game,page;';

/** Stylesheets load in any order, so the first to arrive must already declare the order of the layers. */
const layersFirst: Plugin = {
  name: 'layers-first',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source =
        LAYERS + (typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source));
    }
  },
};

/**
 * The server offers these to browsers that accept them. Compressing once at build time is cheaper than at every
 * request.
 */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css|svg|md)$/.test(file.fileName)) continue;
        const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        this.emitFile({
          type: 'asset',
          fileName: `${file.fileName}.br`,
          source: brotliCompressSync(source, brotli),
        });
        this.emitFile({
          type: 'asset',
          fileName: `${file.fileName}.gz`,
          source: gzipSync(source, { level: 9 }),
        });
      }
    },
  },
};

/** What every page needs: the frame, the requests to the server, and the small libraries they use. */
const EVERY_PAGE =
  /[\\/]node_modules[\\/](react|wouter|use-intl|zustand)[\\/]|[\\/]apps[\\/]web[\\/]src[\\/](api|app)[\\/]/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compiledWords, layersFirst, packed, shipped('page')],
  build: {
    target: 'es2022',
    // Everything is a separate file, because the content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    // Its polyfill would be one more script, for browsers that cannot run the rest anyway.
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    manifest: true,
    reportCompressedSize: false,
    // Compression takes most of the build, and that is intended.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // One file instead of fifteen small ones: 4 KiB less for home to fetch.
      output: { codeSplitting: { groups: [{ name: 'every-page', test: EVERY_PAGE }] } },
    },
  },
  // Lets a worker fetch just the one game it needs.
  worker: { format: 'es', plugins: () => [shipped('worker')] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
