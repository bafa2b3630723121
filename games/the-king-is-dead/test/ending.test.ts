/** How a match ended, in words: the numbers are those of the courts, and each tie-break has its sentence. */
import { codes, fastRng } from '@four-crowns/core';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { theKingIsDead } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { endingSentences } from '../text/ending.ts';
import { en, ru } from '../text/index.ts';
import { position } from './position.ts';
import type { Drawn } from './position.ts';

const names = ['Anna', 'Boris', 'Clara', 'Dan'];

function told(s: State, lang: 'en' | 'ru' = 'en', seats = names): readonly string[] {
  const messages = (lang === 'en' ? en : ru) as unknown as Record<string, string>;
  const t = createTranslator({ locale: lang, messages, onError: raise });
  const outcome = theKingIsDead.outcome(s);
  if (outcome === undefined) return [];
  return endingSentences(theKingIsDead.view(s, 'table'), outcome, seats, lang, t);
}

function raise(error: Error): never {
  throw error;
}

/** Scots 4 regions, Welsh 3, English 1. */
const crowned = {
  moray: 'scottish',
  strathclyde: 'scottish',
  lancaster: 'english',
  northumbria: 'welsh',
  gwynedd: 'welsh',
  warwick: 'welsh',
  essex: 'scottish',
  devon: 'scottish',
} as const;
const invaded = { moray: 'unstable', strathclyde: 'scottish', essex: 'unstable', devon: 'unstable' } as const;
const over = (drawn: Drawn): State => position({ stage: 'over', results: crowned, ...drawn });

test('TKD-7.5 a coronation: who is crowned, the regions, and whose court decides', () => {
  expect(told(over({ courts: ['SSSW', 'SSEE'] }))).toEqual([
    'The Scots wear the crown with 4 regions.',
    'Regions won: Scots 4, Welsh 3, English 1.',
    'Scots at court decide: Anna (3), Boris (2).',
  ]);
  expect(told(over({ courts: ['SSSW', 'SSEE'] }), 'ru')).toEqual([
    'Корону получают шотландцы: за ними 4 региона.',
    'Регионы: шотландцы 4, валлийцы 3, англичане 1.',
    'Решают шотландцы при дворе: Anna — 3, Boris — 2.',
  ]);
});

test('TKD-7.4, TKD-7.6 level factions and the second faction are named', () => {
  const level = { ...crowned, devon: 'unstable' } as const;
  expect(told(over({ results: level, courts: ['WWSE', 'WWEE'] }))).toEqual([
    'The Scots wear the crown with 3 regions, no more than another faction, but they won a struggle later.',
    'Regions won: Scots 3, Welsh 3, English 1, unstable 1.',
    'Scots at court decide: Anna (1), Boris (0).',
  ]);
  expect(told(over({ courts: ['SSWW', 'SSWE'] })).at(-1)).toBe(
    'With 2 followers of the strongest faction each, the second decides, the Welsh: Anna (2), Boris (1).',
  );
});

test('TKD-7.2, TKD-9.2 an invasion: sets, of partners together', () => {
  expect(told(over({ results: invaded, courts: ['SSWWEE', 'SWE'] }))).toEqual([
    'The third region is unstable and the French invade: nobody wears the crown.',
    'Regions won: Scots 1, unstable 3.',
    'Complete sets decide: Anna (2), Boris (1).',
  ]);
  const teams = over({ seats: 4, results: invaded, courts: ['SS', 'SWE', 'WWEE', 'S'] });
  expect(told(teams).at(-1)).toBe('Complete sets decide: Anna and Clara (2), Boris and Dan (1).');
});

test('TKD-10.11 alone', () => {
  const lost = over({ seats: 1, results: invaded, courts: ['SSWWEE', 'SWE'] });
  expect(told(lost, 'en', ['Anna']).at(-1)).toMatch(/an invasion is a defeat/);
  expect(told(over({ seats: 1, courts: ['SSS', 'S'] }), 'en', ['Anna']).at(-1)).toBe(
    'Scots at court decide: Anna (3), the Saxons (1).',
  );
});

test('places behind the winner have their sentences, and those who share one too', () => {
  expect(told(over({ seats: 3, courts: ['SSS', 'SSW', 'SS'] })).slice(2)).toEqual([
    'Scots at court decide: Anna (3), Boris (2).',
    'With 2 followers of the strongest faction each, the second decides, the Welsh: Boris (1), Clara (0).',
  ]);
  expect(told(over({ seats: 3, courts: ['S', 'SSS', 'S'] })).slice(2)).toEqual([
    'Scots at court decide: Boris (3), Anna (1).',
    'Equal in everything: Anna and Clara.',
  ]);
});

test('random matches: every end has its sentences, with numbers in the order of the places', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 240; seed++) {
    const rng = fastRng(seed);
    const seats = 1 + (seed % 4);
    const mixes = theKingIsDead.optionMixes(seats);
    const s = playedOut(mixes[rng.below(mixes.length)]!, seats, rng);
    const outcome = theKingIsDead.outcome(s)!;
    for (const why of outcome.parted ?? []) seen.add(why);
    for (const lang of ['en', 'ru'] as const) {
      const sentences = told(s, lang, names.slice(0, seats));
      expect(sentences.length).toBeGreaterThan(1);
      for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|[{}]/);
    }
    for (const sentence of told(s)) {
      const [, n, m] = /decide(?:s, the \w+)?: .*? \((\d+)\), .*? \((\d+)\)\.$/.exec(sentence) ?? [];
      if (n === undefined || m === undefined) continue;
      if (sentence.includes('fewer')) expect(Number(n), sentence).toBeLessThan(Number(m));
      else expect(Number(n), sentence).toBeGreaterThan(Number(m));
    }
  }
  expect([...seen].toSorted()).toEqual(
    expect.arrayContaining([
      'coronation_second',
      'coronation_strongest',
      'invasion_sets',
      'vikings_strongest',
    ]),
  );
});

function playedOut(
  options: Parameters<typeof theKingIsDead.rules.start>[0],
  seats: number,
  rng: ReturnType<typeof fastRng>,
): State {
  const s = theKingIsDead.rules.start(options, seats);
  for (let mask = theKingIsDead.rules.actors(s); mask !== 0; mask = theKingIsDead.rules.actors(s)) {
    const seat = Math.log2(mask);
    const out = codes();
    theKingIsDead.rules.legal(s, seat, out);
    theKingIsDead.rules.apply(s, seat, out.at[rng.below(out.n)]!);
  }
  return s;
}
