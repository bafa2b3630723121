/** The screen in words: prompt, log, refusals, and the whole table for people who cannot see it. */
import type { Action } from '../src/actions.ts';
import type { Event } from '../src/events.ts';
import type { Seat } from '@four-crowns/core';
import type { Lang, Seen } from '@four-crowns/ui-kit';
import { gameWords, screenWords, valuesOf } from './words.ts';
import type { Props } from './words.ts';

export function prompt({ view, names, lang }: Props): string {
  return gameWords(lang)(`prompts.${view.prompt.type}`, valuesOf(view.prompt, names, lang));
}

export function question({ lang }: Props, action: Action): string {
  return screenWords(lang)('confirm', { card: action.type === 'bid' ? action.card : 0 });
}

/** The log line of an event. Viewers who can see the card are told which one it is. */
export function tell({ secret, ...open }: Seen<Event>, names: readonly string[], lang: Lang): string {
  const known = secret === undefined ? '' : 'Known';
  return gameWords(lang)(`events.${open.type}${known}`, valuesOf({ ...open, ...secret }, names, lang));
}

export function describe({ view, names, lang }: Props): string {
  const say = screenWords(lang);
  const list = (cards: readonly number[]): string =>
    cards.length === 0 ? say('table.none') : cards.join(', ');
  const worth = view.prize === null ? 0 : view.prize + view.carried;
  return [
    say('describe.prize', { worth, left: list(view.left) }),
    ...names.map((seat, i) =>
      say('describe.player', {
        seat,
        points: view.points[i] ?? 0,
        bid: view.bids[i] ?? 'none',
        cards: list(view.hands[i] ?? []),
      }),
    ),
  ].join('\n');
}

/** By seat: the card revealed last, if that was recent. */
export function lastShown(recent: readonly Seen<Event>[]): ReadonlyMap<Seat, number> {
  return new Map(
    recent.flatMap((e): (readonly [Seat, number])[] => (e.type === 'show' ? [[e.seat, e.card]] : [])),
  );
}
