import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hintFor } from '@four-crowns/bots';
import type { Candidate } from '@four-crowns/bots';
import { checkSentences, randomHints } from '@four-crowns/bots/testing';
import { codes, DEALER, fastRng } from '@four-crowns/core';
import { matchesOf } from '@four-crowns/testkit/matches';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doorOf, gameIds } from '../src/door.ts';
import { reasonWords } from '../src/reason-words.ts';
import { run, said } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'four-crowns-hint-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Told {
  readonly game: string;
  readonly step: number;
  readonly seat: number;
  readonly candidates: readonly (Candidate & { readonly why: string; readonly total: readonly number[] })[];
}

const file = (game: string): string => join(folder, `${game}.json`);

async function told(game: string, ...words: readonly string[]): Promise<Told> {
  return JSON.parse(await said(['hint', file(game), ...words, '--json'])) as Told;
}

describe.each(gameIds)('%s', (id) => {
  beforeAll(async () => {
    const text = await said(['record', id, '--bots', 'greedy', '--seed', 'hint', '--json']);
    writeFileSync(file(id), text);
    const { entries } = JSON.parse(text) as { readonly entries: readonly { readonly type: string }[] };
    steps = entries.filter(({ type }) => type === 'step').length;
  }, 60_000);

  let steps = 0;
  /** In the first half somebody has to choose after every step. */
  const partOf = (part: number): string => String(Math.floor(part * steps));

  test('the named parts of the evaluation add up to it', async () => {
    const { game, knowledge } = await doorOf(id);
    const { rules } = game;
    const out = codes();
    let looked = 0;
    for (const seats of game.seatCounts.filter((n) => n > 1)) {
      for (const options of game.optionMixes(seats).slice(0, 4)) {
        const rng = fastRng(looked + 1);
        const s = rules.start(options, seats);
        for (let mask = rules.actors(s); mask !== 0; mask = rules.actors(s)) {
          const actor = 31 - Math.clz32(mask & -mask);
          if (actor !== DEALER) {
            const seat = rng.below(seats);
            const terms = knowledge.terms?.(s, seat) ?? [];
            const sum = terms.reduce((total, { value }) => total + value, 0);
            expect(sum).toBeCloseTo(knowledge.evaluate(s, seat), 6);
            // A part is known by its name.
            expect(new Set(terms.map((t) => `${t.id} ${t.of ?? ''}`)).size).toBe(terms.length);
            looked++;
          }
          out.n = 0;
          rules.legal(s, actor, out);
          rules.apply(s, actor, out.at[rng.below(out.n)] ?? 0);
        }
      }
    }
    expect(looked).toBeGreaterThan(100);
  }, 60_000);

  test('names candidates with chance, expected lines and a sentence in both languages', async () => {
    for (const step of [0.15, 0.3, 0.5].map(partOf)) {
      for (const lang of ['en', 'ru']) {
        const { candidates } = await told(id, '--step', step, '--iterations', '30', '--lang', lang);
        expect(candidates.length).toBeGreaterThan(0);
        expect(candidates.length).toBeLessThanOrEqual(3);
        for (const { actions, chance, scores, total, why } of candidates) {
          expect(actions.length).toBeGreaterThan(0);
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
          const sum = scores.reduce((points, line) => points + (line.points[0] ?? 0), 0);
          expect(sum).toBeCloseTo(total[0] ?? Number.NaN, 6);
          expect(why).toMatch(lang === 'ru' ? /^[А-ЯЁ][^{}]+\.$/u : /^[A-Z][^{}]+\.$/u);
        }
      }
    }
  }, 60_000);

  test('the same question has the same answer', async () => {
    const ask = ['--step', partOf(0.2), '--iterations', '40'];
    expect(await told(id, ...ask)).toEqual(await told(id, ...ask));
  }, 60_000);

  test('speaks of every part of the evaluation, growing and shrinking, in both languages', async () => {
    const { reasons } = await doorOf(id);
    const keys = (x: object): string[] =>
      Object.entries(x).flatMap(([key, value]) =>
        typeof value === 'object' ? keys(value as object).map((k) => `${key}.${k}`) : [key],
      );
    expect(keys(reasons.ru)).toEqual(keys(reasons.en));
  });

  const sentences = matchesOf(`${id} sentences`, 12);

  test(
    'sentences frame and order their reasons as they promise',
    { timeout: sentences.timeout },
    async () => {
      const { game, knowledge } = await doorOf(id);
      const report = checkSentences(game, knowledge, { seeds: sentences.seeds(), every: 6 });
      process.stdout.write(
        `${id} sentences: ${report.sentences} sentences, ${JSON.stringify(report.frames)}\n`,
      );
      expect(report.frames.gains + report.frames.both).toBeGreaterThan(20);
      expect(report.frames.none + report.frames.unnamed).toBeGreaterThan(5);
    },
  );

  const alike = matchesOf(`${id} alike`, 6, 900);

  test('turns that differ never read alike, in either language', { timeout: alike.timeout }, async () => {
    const { game, knowledge, text, reasons, board } = await doorOf(id);
    const langs = ['en', 'ru'] as const;
    const words = langs.map((lang) => reasonWords(text[lang], reasons[lang], lang));
    let compared = 0;
    for (const { candidates, where } of randomHints(game, knowledge, { seeds: alike.seeds(), every: 12 })) {
      langs.forEach((lang, l) => {
        const turns = candidates.map((one) => ({
          reasons: one.reasons,
          steps: one.actions.map((action) => board.actionText(action, lang)),
        }));
        const whys = words[l]?.(turns) ?? [];
        expect(new Set(whys).size, `${where}: ${whys.join(' | ')}`).toBe(candidates.length);
        // No id stands in the place of a name, and no bracket follows another one.
        expect(whys.join(' '), where).not.toMatch(lang === 'ru' ? /[a-z]{3}|\) \(/ : /[a-z]_[a-z]|\) \(/);
      });
      compared += candidates.length - 1;
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('two positions that look the same to a seat have the same hint', async () => {
    const { game, knowledge } = await doorOf(id);
    const { rules } = game;
    const out = codes();
    const rng = fastRng(5);
    const s = rules.start(game.parseOptions(undefined, 2), 2);
    let asked = 0;
    for (let mask = rules.actors(s); mask !== 0 && asked < 12; mask = rules.actors(s)) {
      const actor = 31 - Math.clz32(mask & -mask);
      out.n = 0;
      rules.legal(s, actor, out);
      if (actor !== DEALER && ++asked % 4 === 0) {
        const other = rules.clone(s);
        rules.resample(other, actor, fastRng(99));
        const hints = [s, other].map((state) =>
          hintFor(
            { game, view: game.view(state, actor), seat: actor, seats: 2, choices: [], rng: fastRng(1) },
            knowledge,
            { iterations: 10 },
          ),
        );
        expect(hints[1]).toEqual(hints[0]);
      }
      rules.apply(s, actor, out.at[rng.below(out.n)] ?? 0);
    }
  });
});

test('a table for people: turns, chances, sentences and the lines of the sheet', async () => {
  const out = await said([
    'hint',
    file('kingdom-builder'),
    '--step',
    '60',
    '--iterations',
    '20',
    '--lang',
    'en',
  ]);
  expect(out).toMatch(/^After step \d+, . \w+ could:\n1\. .+\n {3}\d+ % to win\. [A-Z].+\.\n/u);
  expect(out).toMatch(/Castles +\d+\.\d/);
  expect(out).toMatch(/Total gold, . Blue +\d+\.\d/u);
});

test('looks on to the next step at which somebody, or the seat asked for, has to choose', async () => {
  const first = await told('kingdom-builder', '--step', '1', '--iterations', '3');
  expect(first.step).toBeGreaterThan(1);
  const other = 1 - first.seat;
  const later = await told('kingdom-builder', '--step', '1', '--seat', String(other), '--iterations', '3');
  expect(later.seat).toBe(other);
  expect(later.step).toBeGreaterThan(first.step);
});

test('complains about what cannot be asked', async () => {
  const kb = file('kingdom-builder');
  const complaint = async (...words: readonly string[]): Promise<string> => {
    const { code, err } = await run(['hint', kb, ...words, '--lang', 'en']);
    expect(code).toBe(2);
    return err;
  };
  expect(await complaint('--step', '99999')).toMatch(/the record has \d+ steps/);
  expect(await complaint('--seat', '2')).toMatch(/--seat: "2" is not a whole number from 0 to 1/);
  expect(await complaint('--ms', '5', '--iterations', '5')).toMatch(/only one of/);
  const { entries } = JSON.parse(
    await said(['record', 'kingdom-builder', '--bots', 'greedy', '--seed', 'hint']),
  ) as {
    readonly entries: readonly unknown[];
  };
  const { step } = await told('kingdom-builder', '--iterations', '3');
  expect(step).toBeLessThan(entries.length);
  expect(await complaint('--step', String(step + 1))).toMatch(/nobody has to choose/);
});
