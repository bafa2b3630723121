/** Lists the packages contained in what the page ships. Vite's own `build.license` covers neither workers nor fonts. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Stored beside Vite's manifest; `tools/notices.ts` reads it. */
export const SHIPPED_FILE = '.vite/packages.json';

/** By folder, so that two versions of one package are listed separately. */
const folders = new Set<string>();

function collect(root: string, file: string): void {
  const path = resolve(root, file.replace(/^\0/, '').replace(/\?.*$/, ''));
  if (!path.includes('/node_modules/')) return;
  // A package may contain further package.json files without a name.
  for (let folder = dirname(path); folder.includes('/node_modules/'); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && 'version' in (JSON.parse(readFileSync(manifest, 'utf8')) as object)) {
      folders.add(folder);
      return;
    }
  }
}

/** For the page and for each of its workers, which are bundled separately and before the page. */
export function shipped(part: 'page' | 'worker'): Plugin {
  return {
    name: `shipped-${part}`,
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const root = this.environment.config.root;
        for (const file of Object.values(bundle)) {
          const made = file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
          for (const one of made) collect(root, one);
        }
        if (part === 'worker') return;
        const repository = resolve(root, '../..');
        const list = [...folders].map((folder) => folder.slice(repository.length + 1)).toSorted();
        this.emitFile({
          type: 'asset',
          fileName: SHIPPED_FILE,
          source: `${JSON.stringify(list, null, 2)}\n`,
        });
      },
    },
  };
}
