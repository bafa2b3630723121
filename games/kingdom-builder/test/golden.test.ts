/** Whole matches, written once by `node tools/golden.ts kingdom-builder` and played again here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEALER } from '@four-crowns/core';
import { checkGolden } from '@four-crowns/testkit';
import { describe, expect, test } from 'vitest';
import { kingdomBuilder } from '../src/index.ts';
import type { Action, Event, Options } from '../src/index.ts';
import { saved } from './playing.ts';

const folder = join(import.meta.dirname, 'golden');
const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));

type Line = { readonly by: number | 'dealer'; readonly action: Action };
type Header = { readonly seats: number; readonly options: Options };

/** How a match ended, such as `2 players`, `shared`, `by card`, `triggered by the first`. */
function waysOf(file: string): string[] {
  const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
  const [header, ...steps] = lines.slice(0, -1).map((line): unknown => JSON.parse(line)) as [
    Header,
    ...Line[],
  ];
  const s = kingdomBuilder.rules.start(header.options, header.seats);
  const log: Event[] = [];
  for (const { by, action } of steps) {
    const seat = by === 'dealer' ? DEALER : by;
    kingdomBuilder.rules.apply(s, seat, kingdomBuilder.encode(s, seat, action)!, log);
  }
  const last = log.findIndex((e) => e.type === 'last-round');
  const trigger = log[last];
  const fortieth = log.slice(0, last).findLast((e) => e.type === 'build');
  if (trigger?.type !== 'last-round' || fortieth?.type !== 'build') throw new Error(`${file} has no end`);
  const place = (trigger.seat - saved(s).first! + header.seats) % header.seats;
  const whole = log.slice(last).some((e) => e.type === 'lapse' && e.seat === trigger.seat && e.left === 3);
  return [
    `${header.seats} players`,
    kingdomBuilder.outcome(s)?.decidedBy === 'shared' ? 'shared' : 'one winner',
    fortieth.by === 'card' ? 'by card' : 'by tile',
    ...(whole ? ['the whole mandatory action lapsed'] : []),
    ...(place === 0 ? ['triggered by the first'] : []),
    ...(place === header.seats - 1 ? ['triggered by the last'] : []),
  ];
}

describe('golden matches', () => {
  test('golden: every table has its file and every file its table', () => {
    const tables = JSON.parse(readFileSync(join(folder, 'tables.json'), 'utf8')) as { file: string }[];
    expect(files.toSorted()).toEqual(tables.map(({ file }) => file).toSorted());
  });

  test.each(files)('golden: %s gives the same states, scores and result as when it was written', (file) => {
    expect(() => checkGolden(kingdomBuilder, join(folder, file))).not.toThrow();
  });

  test('KB-7.2 golden: together they show every way a match can end', () => {
    const ways = new Set(files.flatMap(waysOf));
    expect([...ways].toSorted()).toEqual(
      [
        '2 players',
        '3 players',
        '4 players',
        'one winner',
        'shared',
        'by card',
        'by tile',
        'the whole mandatory action lapsed',
        'triggered by the first',
        'triggered by the last',
      ].toSorted(),
    );
    // And for every number of players a trigger by the first and one by the last of the round.
    for (const seats of [2, 3, 4]) {
      const of = files.map(waysOf).filter((way) => way.includes(`${seats} players`));
      for (const end of ['triggered by the first', 'triggered by the last', 'shared', 'one winner']) {
        expect([seats, end, of.some((way) => way.includes(end))]).toEqual([seats, end, true]);
      }
    }
  });
});
