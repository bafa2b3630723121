/** The screen in words: prompt, log, refusals, and the whole board for people who cannot see it. */
import type { Event } from '../src/events.ts';
import type { Lang, ScreenProps, Seen } from '@four-crowns/ui-kit';
import { totalOf } from '@four-crowns/ui-kit/words.ts';
import type { Action } from '../src/actions.ts';
import type { View } from '../src/view.ts';
import { aimOf, targetsOf } from './model/aim.ts';
import { hexName } from './model/map.ts';
import { tilesOf } from './model/tiles.ts';
import { gameWords, screenWords, valuesOf } from './words.ts';

type Props = ScreenProps<View, Action, Event, string>;

export function prompt({ view, names, lang }: Props): string {
  return gameWords(lang)(`prompts.${view.prompt.type}`, valuesOf(view.prompt, names, lang));
}

export function question({ lang }: Props): string {
  return screenWords(lang)('confirm.end-turn');
}

/**
 * The log line of an event. Lifting is told with its move, the end of a turn by the next turn, and hidden draws not
 * at all.
 */
export function tell(event: Seen<Event>, names: readonly string[], lang: Lang): string | undefined {
  const { type } = event;
  if (type === 'lift' || type === 'end-turn') return undefined;
  const { secret, ...open } = event;
  if (type === 'draw') {
    if (secret === undefined) return undefined;
    return gameWords(lang)('events.drawKnown', valuesOf({ ...open, ...secret }, names, lang));
  }
  return gameWords(lang)(`events.${type}`, valuesOf(open, names, lang));
}

export function describe(props: Props): string {
  const { view, choices, chosen, scores, names, lang } = props;
  const word = gameWords(lang);
  const say = screenWords(lang);
  const [a, b, c, d] = view.board.map(({ sector }) => word(`tile.${sector}`));
  const lines: string[] = [];
  if (a !== undefined && b !== undefined && c !== undefined && d !== undefined) {
    lines.push(say('describe.sectors', { a, b, c, d }));
  }
  if (view.objectives.length > 0) {
    lines.push(
      say('describe.cards', { list: view.objectives.map((o) => word(`objective.${o}`)).join(', ') }),
    );
  }
  if (view.castles.length > 0) lines.push(say('describe.castles', { list: view.castles.join(', ') }));
  for (const { tile, hex, left } of view.locations) {
    lines.push(say('describe.location', { tile: word(`tile.${tile}`), hex, left }));
  }
  view.settlements.forEach((hexes, seat) => {
    const name = names[seat] ?? String(seat + 1);
    lines.push(
      say('describe.settlements', {
        seat: name,
        count: hexes.length,
        list: hexes.join(', '),
        stock: view.stock[seat] ?? 0,
        gold: totalOf(scores, seat),
      }),
    );
    const tiles = tilesOf(view, seat).map(
      ({ tile, state }) => `${word(`tile.${tile}`)} (${say(`hand.${state}`)})`,
    );
    if (tiles.length > 0) lines.push(say('describe.tiles', { seat: name, list: tiles.join(', ') }));
  });
  if (view.lastRound) lines.push(say('describe.lastRound'));
  if (choices.length > 0) {
    const lit = targetsOf(aimOf(view, choices, chosen), choices).map(hexName);
    lines.push(say('board.lit', { count: lit.length, list: lit.join(', ') }));
  }
  return lines.join('\n');
}
