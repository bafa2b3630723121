import { rankOf, entriesSince, viewOf } from '@four-crowns/core';
import type { Match, Outcome, Result, ScoreLine, Seat, VisibleEntry, Viewer } from '@four-crowns/core';
import type { SeatLook, TextBoard } from '@four-crowns/manifest';
import type { GameWords } from './game-words.ts';
import { tableOf } from './style.ts';
import type { Style } from './style.ts';
import type { Lang, Say } from './words/words.ts';

/** Everything it takes to speak about one table. */
export interface Teller {
  readonly say: Say;
  readonly words: GameWords;
  readonly seats: readonly SeatLook[];
  readonly style: Style;
}

/** What `viewer` may know of the entries from version `from` on, a sentence each. */
export function sentencesSince(teller: Teller, m: Match, viewer: Viewer, from: number): string[] {
  return entriesSince(m, viewer, from).flatMap((told) => sentencesOf(teller, told));
}

export function sentencesOf({ say, words, seats }: Teller, told: VisibleEntry): string[] {
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

/** One line for each thing that scores, one column a seat, and the sum; at the end the places too. */
export function scoreTable(teller: Teller, scores: readonly ScoreLine[], result?: Result): string {
  const { say, words, seats, style } = teller;
  const head = ['', ...seats.map((s) => style.colour(s.colour, s.name))];
  const lines = scores.map((line) => [words.score(line), ...line.points.map(String)]);
  const totals = totalsOf(scores, seats.length);
  const sum =
    words.total === undefined ? [] : [[style.bold(words.total), ...totals.map((t) => style.bold(String(t)))]];
  const places =
    result === undefined
      ? []
      : [[say('play.place'), ...seats.map((_, seat) => String(rankOf(result, seat)))]];
  return tableOf([head, ...lines, ...sum, ...places]);
}

export function totalsOf(scores: readonly ScoreLine[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    scores.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0),
  );
}

/** How a match ended: the sheet, or the game's own words where it has no points; who won and what parted equals. */
export function endOf(teller: Teller, board: TextBoard, lang: Lang, m: Match): string {
  const { result } = m;
  if (result === undefined) return '';
  const { say, words, seats } = teller;
  const { outcome, scores } = result;
  const listed = (some: readonly Seat[]): string =>
    new Intl.ListFormat(lang, { type: 'conjunction' }).format(some.map((seat) => seats[seat]?.name ?? ''));
  const [winners = []] = outcome.places;
  const why = words.outcome(outcome) ?? say('play.resigned');
  const over =
    winners.length === 0
      ? say('play.lost', { outcome: why })
      : say('play.over', { outcome: why, names: listed(winners) });
  const told = board.endText?.(viewOf(m, 'all'), outcome, { lang, seats }, words.say);
  return [
    told ?? scoreTable(teller, scores, result).trimEnd(),
    over,
    ...behind(teller, outcome, listed),
    '',
  ].join('\n');
}

/** What parted equals behind the winner, where points do not show it. */
function behind(
  { say, words }: Teller,
  { places, decidedBy, parted = [] }: Outcome,
  listed: (seats: readonly Seat[]) => string,
): readonly string[] {
  return parted.flatMap((why, i) => {
    const next = listed(places[i + 1] ?? []);
    if (why === 'resigned') return decidedBy === 'resigned' ? [] : [say('play.last', { names: next })];
    if (i === 0 && why === decidedBy) return [];
    return words.parted(why, listed(places[i] ?? []), next) ?? [];
  });
}
