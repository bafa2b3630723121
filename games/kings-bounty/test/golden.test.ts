/** Whole matches, written once by `node tools/golden.ts kings-bounty` and played again by the suite. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEALER } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { kingsBounty } from '../src/index.ts';
import type { Action, Event, Options } from '../src/index.ts';
import { saved } from './playing.ts';

const folder = join(import.meta.dirname, 'golden');
const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));

type Line = { readonly by: number | 'dealer'; readonly action: Action };
type Header = { readonly seats: number; readonly options: Options };

/** How a match ended, such as `2 players`, `guard`, `the last player drew the last card`. */
function waysOf(file: string): string[] {
  const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
  const [header, ...steps] = lines.slice(0, -1).map((line): unknown => JSON.parse(line)) as [
    Header,
    ...Line[],
  ];
  const s = kingsBounty.rules.start(header.options, header.seats);
  const ways = [`${header.seats} players`, header.options.expert ? 'expert' : 'normal'];
  for (const { by, action } of steps) {
    const seat = by === 'dealer' ? DEALER : by;
    const { current, first } = saved(s);
    const log: Event[] = [];
    kingsBounty.rules.apply(s, seat, kingsBounty.encode(s, seat, action)!, log);
    if (log.some((e) => e.type === 'deck-out')) {
      const isLast = current === (first! + header.seats - 1) % header.seats;
      const round = header.options.extraRound ? 'one more round' : 'at once';
      ways.push(isLast ? `the last player drew the last card, ${round}` : 'another drew the last card');
    }
    for (const e of log) if (e.type === 'over') ways.push(e.because);
  }
  return [...ways, kingsBounty.outcome(s)?.decidedBy ?? 'unfinished'];
}

describe('golden matches', () => {
  test('golden: every table has its file and every file its table', () => {
    const tables = JSON.parse(readFileSync(join(folder, 'tables.json'), 'utf8')) as { file: string }[];
    expect(files.toSorted()).toEqual(tables.map(({ file }) => file).toSorted());
  });

  test('KBY-7.2 golden: together they show every way a match can end', () => {
    expect([...new Set(files.flatMap(waysOf))].toSorted()).toEqual(
      [
        '2 players',
        '3 players',
        '4 players',
        '5 players',
        'normal',
        'expert',
        'another drew the last card',
        'the last player drew the last card, one more round',
        'the last player drew the last card, at once',
        'deck',
        'guard',
        'points',
        'seat-order',
      ].toSorted(),
    );
  });
});
