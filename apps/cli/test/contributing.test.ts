import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

test('packages that CONTRIBUTING says are held are pinned at that version', () => {
  const pins = globSync('{.,*/*}/package.json', { cwd: ROOT })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Package)
    .flatMap(({ dependencies, devDependencies, overrides }) =>
      [dependencies, devDependencies, overrides].flatMap((some) => Object.entries(some ?? {})),
    );
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const rows = [...text.matchAll(/^\| (`.*`) \| (\d[\d.]*) \| .+ \|$/gm)];
  expect(rows.length).toBeGreaterThan(5);
  for (const [, names = '', version = ''] of rows) {
    for (const [, name = ''] of names.matchAll(/`([^`]+)`/g)) {
      const held = new Set(pins.filter(([one]) => one === name).map(([, at]) => at));
      expect([name, ...held]).toEqual([name, version]);
    }
  }
});
