import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraphsOf, parseRules } from '@four-crowns/core';
import type { Action, AnyGame, Paragraph, Rng } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { conformance } from './conformance.ts';
import { fuzzDoors } from './fuzz.ts';
import { fuzzRecord } from './fuzz/tamper.ts';
import { goldenDifference } from './golden.ts';
import { fairPicks } from './pick-fairness.ts';
import type { Things } from './idle.ts';
import { refusals } from './refusals.ts';
import type { Complaint, Judging } from './refusals.ts';
import { reportLine } from './runs.ts';
import type { Budget, Report } from './runs.ts';
import { secrecy } from './secrecy.ts';
import { tablesOf } from './setting.ts';
import { tally } from './tally.ts';

/** A position and the number of ways to play on from it by 1, 2, … steps. */
export interface ExpectedTally {
  readonly name: string;
  readonly state: () => unknown;
  readonly counts: readonly number[];
}

export interface SuiteOptions {
  /** For conformance, secrecy and refusals together. */
  readonly seconds?: number;
  /** Instead of `seconds`: as many for each of the three. */
  readonly matches?: number;
  readonly seed?: number;
  /** The folder with `en.md` and `ru.md`, or their paragraphs. Without it refusals are not tried. */
  readonly rules?: string | { readonly en: readonly Paragraph[]; readonly ru: readonly Paragraph[] };
  /** Any well-formed action, most of them illegal: widens what refusals are tried with. */
  readonly anyAction?: (rng: Rng, seats: number) => Action;
  /** What is wrong with a refusal: see `Judging`. */
  readonly complaint?: Complaint;
  /** What a player holds: whatever cannot be used must say why (`idle` of its view). */
  readonly things?: Things;
  /** The folder with `*.jsonl`. */
  readonly goldens?: string;
  readonly tallies?: readonly ExpectedTally[];
  /** Inputs per parser; a fifth as many places of a record are falsified. */
  readonly fuzzRuns?: number;
}

/**
 * Registers everything this kit can ask of a game as tests. `FOUR_CROWNS_MATCHES=10000` plays that
 * many matches instead of some seconds, `FOUR_CROWNS_SEED` begins with another seed.
 */
export function suite(game: AnyGame, options: SuiteOptions = {}): void {
  const seconds = options.seconds ?? 12;
  const matches = numberFrom('FOUR_CROWNS_MATCHES') ?? options.matches;
  const seed = numberFrom('FOUR_CROWNS_SEED') ?? options.seed ?? 1;
  const share = (part: number): Budget => ({ matches, seconds: seconds * part, seed });
  const timeout = matches === undefined ? 60_000 + 5000 * seconds : 86_400_000;
  const fuzzRuns = options.fuzzRuns ?? 500;

  describe(`the suite of ${game.id}`, () => {
    test('conformance: random matches keep every promise of the contract', { timeout }, () => {
      expect(said('conformance', game, conformance(game, share(0.45)))).toBeGreaterThan(0);
    });

    test('secrecy: what a viewer sees follows from what it may know', { timeout }, () => {
      expect(said('secrecy', game, secrecy(game, share(0.4)))).toBeGreaterThan(0);
    });

    const judging = judgingOf(options);
    test.runIf(judging !== undefined)(
      'refusals: each names a rule of both texts and changes nothing',
      { timeout },
      () => {
        if (judging === undefined) return;
        const report = refusals(game, judging, share(0.15));
        const counts = Object.entries(report.rules).toSorted(([a], [b]) =>
          a.localeCompare(b, 'en', { numeric: true }),
        );
        said(`refusals (${counts.map(([rule, n]) => `${rule} ${n}`).join(', ')})`, game, report);
        expect(counts).not.toEqual([]);
      },
    );

    test.runIf(game.rules.pick !== undefined)('pick: every legal code has its chance', { timeout }, () => {
      expect(fairPicks(game, seed)).toBeGreaterThan(0);
    });

    for (const [name, door] of Object.entries(fuzzDoors(game, { runs: fuzzRuns, seed }))) {
      test(`fuzz: ${name} lets nothing through that it should not`, { timeout }, () => {
        expect(door()).toBeUndefined();
      });
    }

    test('fuzz: no falsified record verifies', { timeout }, () => {
      const table = tablesOf(game).at(-1);
      if (table === undefined) throw new Error(`${game.id} has no seat counts or no option mixes`);
      expect(fuzzRecord(game, { ...table, seed }, fuzzRuns / 5)).toBeGreaterThan(0);
    });

    for (const file of goldensOf(options.goldens)) {
      test(`golden: ${file}`, () => {
        expect(
          goldenDifference(game, readFileSync(join(options.goldens ?? '', file), 'utf8')),
        ).toBeUndefined();
      });
    }

    for (const { name, state, counts } of options.tallies ?? []) {
      test(`tally: ${name}`, { timeout }, () => {
        expect(tally(game, state(), counts.length)).toEqual(counts);
      });
    }
  });
}

function judgingOf({ rules, anyAction, complaint, things }: SuiteOptions): Judging | undefined {
  if (rules === undefined) return undefined;
  if (typeof rules !== 'string') return { ...rules, anyAction, complaint, things };
  const read = (language: string): readonly Paragraph[] =>
    paragraphsOf(parseRules(readFileSync(join(rules, `${language}.md`), 'utf8')));
  return { en: read('en'), ru: read('ru'), anyAction, complaint, things };
}

function goldensOf(folder: string | undefined): readonly string[] {
  return folder === undefined ? [] : readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
}

function numberFrom(name: string): number | undefined {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  const n = Number(text);
  if (!Number.isInteger(n) || n < 0) throw new Error(`${name} is no number: ${text}`);
  return n;
}

/** What ran must be seen, or nobody could run it again. */
function said(what: string, game: AnyGame, report: Report): number {
  process.stdout.write(`${game.id} ${what}: ${reportLine(report)}\n`);
  return report.matches;
}
