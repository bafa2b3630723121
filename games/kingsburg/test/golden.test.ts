/** Whole matches, written once by `node tools/golden.ts kingsburg` and played again here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkGolden } from '@four-crowns/testkit';
import { describe, expect, test } from 'vitest';
import { kingsburg } from '../src/index.ts';

const folder = join(import.meta.dirname, 'golden');
const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));

/** How a match was decided. */
function decidedBy(file: string): string | undefined {
  const last = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').at(-1) ?? '';
  return /"decidedBy":"(\w+)"/.exec(last)?.[1];
}

describe('golden matches', () => {
  test('golden: every table has its file and every file its table', () => {
    const tables = JSON.parse(readFileSync(join(folder, 'tables.json'), 'utf8')) as {
      file: string;
      seats: number;
    }[];
    expect(files.toSorted()).toEqual(tables.map(({ file }) => file).toSorted());
    expect(new Set(tables.map(({ seats }) => seats))).toEqual(new Set(kingsburg.seatCounts));
  });

  test.each(files)('golden: %s gives the same states, scores and result as when it was written', (file) => {
    expect(() => checkGolden(kingsburg, join(folder, file))).not.toThrow();
  });

  test('KBG-13.2 golden: together they show every way a match can be decided', () => {
    expect(new Set(files.map(decidedBy))).toEqual(new Set(['points', 'goods', 'buildings', 'shared']));
  });
});
