/** How the values of the titles fare: counted over many finished matches, for `sim` (KBY-8.5). */
import { wilson } from '@four-crowns/bots';
import type { Json } from '@four-crowns/core';
import { HAND_LIMIT, TITLES } from '../src/data.ts';
import type { Title } from '../src/data.ts';
import { outcome, scores } from '../src/scoring.ts';
import { ENDING, FIRST, HAND_SIZE } from '../src/state.ts';
import type { State } from '../src/state.ts';
import { REPORT_WORDS } from './report-words.ts';
import { WORDS } from './words.ts';
import type { Lang } from './words.ts';

interface Tally {
  value: number;
  inPlay: number;
  awarded: number;
  toWinner: number;
  /** What it added to the points of all winners. */
  points: number;
}

interface Sums {
  matches: number;
  winnerPoints: number;
  winnerObelisks: number;
  titlePoints: number;
  obeliskPoints: number;
  tieBreaks: number;
  /** Ended by the guard (KBY-4.6), not by the deck. */
  stalled: number;
  /** These three by place in the turn order. */
  readonly winsByTurn: number[];
  /** Matches in which this place drew the last card of the deck, and its wins among them. */
  readonly lastCards: number[];
  readonly lastCardWins: number[];
}

/** The first row is its head. */
type Rows = readonly (readonly string[])[];

export interface Report {
  /** Once after every match. */
  count(state: State): void;
  data(): Json;
  tell(lang: Lang): readonly Rows[];
}

export function report(): Report {
  const titles = new Map<Title, Tally>(
    TITLES.map((title) => [title, { value: 0, inPlay: 0, awarded: 0, toWinner: 0, points: 0 }]),
  );
  const sums: Sums = {
    matches: 0,
    winnerPoints: 0,
    winnerObelisks: 0,
    titlePoints: 0,
    obeliskPoints: 0,
    tieBreaks: 0,
    stalled: 0,
    winsByTurn: [],
    lastCards: [],
    lastCardWins: [],
  };
  return {
    count(state) {
      countMatch(state, titles, sums);
    },
    data: () => ({
      ...sums,
      titles: Object.fromEntries(Array.from(titles, ([title, tally]) => [title, { ...tally }])),
    }),
    tell: (lang) => tell(titles, sums, lang),
  };
}

function countMatch(s: State, titles: ReadonlyMap<Title, Tally>, sums: Sums): void {
  const end = outcome(s);
  const winner = end?.places[0]?.[0];
  if (end === undefined || winner === undefined) return;
  sums.matches++;
  if (end.decidedBy === 'seat-order') sums.tieBreaks++;
  if (s.a[ENDING] === 0) sums.stalled++;
  const turn = (winner - (s.a[FIRST] ?? 0) + s.seats) % s.seats;
  const drawer = lastCardPlace(s);
  for (let i = 0; i < s.seats; i++) {
    add(sums.winsByTurn, i, i === turn);
    add(sums.lastCards, i, i === drawer);
    add(sums.lastCardWins, i, i === drawer && i === turn);
  }
  for (const { label, points } of scores(s, 'all')) {
    const all = points.reduce((a, b) => a + b, 0);
    const won = points[winner] ?? 0;
    sums.winnerPoints += won;
    const title = TITLES.find((name) => name === label);
    const tally = title === undefined ? undefined : titles.get(title);
    if (title === undefined || tally === undefined) {
      sums.winnerObelisks += won;
      sums.obeliskPoints += all;
      continue;
    }
    sums.titlePoints += all;
    tally.value = s.values[TITLES.indexOf(title)] ?? 0;
    tally.inPlay++;
    if (points.some((p) => p !== 0)) tally.awarded++;
    if (won !== 0) tally.toWinner++;
    tally.points += won;
  }
}

function add(counts: number[], i: number, isOne: boolean): void {
  counts[i] = (counts[i] ?? 0) + (isOne ? 1 : 0);
}

/**
 * The place in the turn order of who drew the last card, -1 if nobody did. Nobody draws after that, so the hands of all
 * who had a turn since then are smaller; if all had one, it was the last player (KBY-7.3).
 */
function lastCardPlace({ a, seats, options }: State): number {
  if (a[ENDING] === 0) return -1;
  let full = 0;
  for (let seat = 0; seat < seats; seat++) if (a[HAND_SIZE + seat] === HAND_LIMIT) full++;
  return (full === 0 && options.extraRound ? seats : full) - 1;
}

function percent(x: number, of: number): string {
  return of === 0 ? '' : `${((100 * x) / of).toFixed(1)} %`;
}

function tell(titles: ReadonlyMap<Title, Tally>, sums: Sums, lang: Lang): readonly Rows[] {
  const words = REPORT_WORDS[lang];
  const perMatch = (x: number): string => (x / Math.max(1, sums.matches)).toFixed(1);
  const rows = Array.from(titles)
    .filter(([, { inPlay }]) => inPlay > 0)
    .map(([title, t]) => [
      WORDS[lang].title[title],
      String(t.value),
      String(t.inPlay),
      percent(t.awarded, t.inPlay),
      percent(t.toWinner, t.inPlay),
      percent(t.points, sums.winnerPoints),
    ]);
  return [
    [words.turnHead, ...sums.winsByTurn.map((wins, i) => turnRow(sums, wins, i))],
    [
      words.pointsHead,
      [
        perMatch(sums.winnerPoints),
        perMatch(sums.winnerObelisks),
        percent(sums.winnerObelisks, sums.winnerPoints),
        perMatch(sums.titlePoints),
        perMatch(sums.obeliskPoints),
        percent(sums.tieBreaks, sums.matches),
        percent(sums.stalled, sums.matches),
      ],
    ],
    [words.titleHead, ...rows],
  ];
}

function turnRow(sums: Sums, wins: number, i: number): readonly string[] {
  const { low, high } = wilson(wins, sums.matches);
  const lastCards = sums.lastCards[i] ?? 0;
  return [
    String(i + 1),
    percent(wins, sums.matches),
    `${percent(low, 1)} – ${percent(high, 1)}`,
    percent(1, sums.winsByTurn.length),
    percent(lastCards, sums.matches),
    percent(sums.lastCardWins[i] ?? 0, lastCards),
  ];
}
