import { tellSince } from '@four-crowns/core';
import type { Match, Result, ScoreLine, Told, Viewer } from '@four-crowns/core';
import type { SeatLook } from './look.ts';
import type { GameWords } from './game-words.ts';
import { tableOf } from './style.ts';
import type { Style } from './style.ts';
import type { Say } from './words/words.ts';

/** Everything it takes to speak about one table. */
export interface Teller {
  readonly say: Say;
  readonly words: GameWords;
  readonly seats: readonly SeatLook[];
  readonly style: Style;
}

/** What `viewer` may know of the entries from version `from` on, a sentence each. */
export function sentencesSince(teller: Teller, m: Match, viewer: Viewer, from: number): string[] {
  return tellSince(m, viewer, from).flatMap((told) => sentencesOf(teller, told));
}

export function sentencesOf({ say, words, seats }: Teller, told: Told): string[] {
  switch (told.type) {
    case 'step':
      return told.events.map((event) => words.event(event));
    case 'undo':
      return [say('told.undo', { name: seats[told.by]?.name ?? '', steps: told.steps })];
    case 'rewind':
      return [say('told.rewind', { to: String(told.to) })];
    case 'resign':
      return [say('told.resign', { name: seats[told.by]?.name ?? '' })];
  }
}

/** One line for each thing that scores, one column a seat, and the sum. */
export function scoreTable({ words, seats, style }: Teller, scores: readonly ScoreLine[]): string {
  const head = ['', ...seats.map((s) => style.colour(s.colour, s.name))];
  const lines = scores.map((line) => [words.score(line), ...line.points.map(String)]);
  const totals = totalsOf(scores, seats.length);
  const sum = [style.bold(words.total), ...totals.map((t) => style.bold(String(t)))];
  return tableOf([head, ...lines, sum]);
}

export function totalsOf(scores: readonly ScoreLine[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    scores.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0),
  );
}

/** How a match ended. */
export function endOf(teller: Teller, { outcome, scores }: Result): string {
  const { say, words, seats } = teller;
  const winners = outcome.places[0] ?? [];
  const names = winners.map((seat) => seats[seat]?.name ?? '').join(', ');
  return `${scoreTable(teller, scores)}${say('play.over', { outcome: words.outcome(outcome), names })}\n`;
}
