// `node apps/stress/src/scale/main.ts [--write]`: the tables of docs/scale.md from what measure.ts has kept.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFigures } from './figures.ts';
import { scaleTables } from './tables.ts';

const DOCS = join(import.meta.dirname, '../../../../docs/scale.md');
const text = scaleTables(readFigures());
if (process.argv.includes('--write')) {
  const [before = '', rest = ''] = readFileSync(DOCS, 'utf8').split(/(?<=<!-- scale: begin -->\n)/);
  const after = rest.slice(rest.indexOf('<!-- scale: end -->'));
  writeFileSync(DOCS, `${before}${text}\n${after}`);
} else process.stdout.write(`${text}\n`);
