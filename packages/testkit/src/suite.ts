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
import { firstSeedOf, matchesOf } from './matches.ts';
import type { Matches } from './matches.ts';
import { reportLine } from './runs.ts';
import type { Report } from './runs.ts';
import { secrecy } from './secrecy.ts';
import { tablesOf } from './setting.ts';
import { tally } from './tally.ts';

/** A position, and the number of ways to continue from it by 1, 2, … steps. */
export interface ExpectedTally {
  readonly name: string;
  readonly state: () => unknown;
  readonly counts: readonly number[];
}

export interface SuiteMatches {
  readonly conformance: number;
  readonly secrecy: number;
  readonly refusals: number;
}

export interface SuiteOptions {
  /**
   * Random matches per property, at least one at every table. The number is fixed, so that a test is equally thorough
   * on a busy machine.
   */
  readonly matches?: SuiteMatches;
  /** The folder with `en.md` and `ru.md`, or their paragraphs. Without it refusals are not tested. */
  readonly rules?: string | { readonly en: readonly Paragraph[]; readonly ru: readonly Paragraph[] };
  /** Any well-formed action; most will be illegal. Adds to the actions that refusals are tested with. */
  readonly anyAction?: (rng: Rng, seats: number) => Action;
  /** Describes what is wrong with a refusal: see `Judging`. */
  readonly complaint?: Complaint;
  /** What a player can hold: anything that cannot be used must have a reason in `idle` of its view. */
  readonly things?: Things;
  /** The folder with the `*.jsonl` files. */
  readonly goldens?: string;
  readonly tallies?: readonly ExpectedTally[];
  /** Inputs per parser. One fifth as many places of a record are falsified. */
  readonly fuzzRuns?: number;
}

/** The timeout of tests without random matches, long enough that only a hang reaches it. */
const TIMEOUT = 300_000;

/** Registers as tests everything this kit can check about a game. For more matches and other seeds see `matchesOf`. */
export function suite(game: AnyGame, options: SuiteOptions = {}): void {
  const tables = tablesOf(game).length;
  const usual = options.matches ?? { conformance: tables, secrecy: tables, refusals: tables };
  const run = (part: keyof SuiteMatches): Matches => {
    if (usual[part] < tables)
      throw new Error(`${game.id} has ${tables} tables: ${part} must play each of them`);
    return matchesOf(`${game.id} ${part}`, usual[part]);
  };
  const runs = { conformance: run('conformance'), secrecy: run('secrecy'), refusals: run('refusals') };
  const seed = firstSeedOf(1);
  const timeout = TIMEOUT;
  const fuzzRuns = options.fuzzRuns ?? 500;

  describe(`the suite of ${game.id}`, () => {
    test(
      'conformance: random matches keep every promise of the contract',
      { timeout: runs.conformance.timeout },
      () => {
        expect(said('conformance', game, conformance(game, runs.conformance))).toBeGreaterThan(0);
      },
    );

    test(
      'secrecy: what a viewer sees follows from what it may know',
      { timeout: runs.secrecy.timeout },
      () => {
        expect(said('secrecy', game, secrecy(game, runs.secrecy))).toBeGreaterThan(0);
      },
    );

    const judging = judgingOf(options);
    test.runIf(judging !== undefined)(
      'refusals: each names a rule of both texts and changes nothing',
      { timeout: runs.refusals.timeout },
      () => {
        if (judging === undefined) return;
        const report = refusals(game, judging, runs.refusals);
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

/** Prints what ran, so that it can be run again. */
function said(what: string, game: AnyGame, report: Report): number {
  process.stdout.write(`${game.id} ${what}: ${reportLine(report)}\n`);
  return report.matches;
}
