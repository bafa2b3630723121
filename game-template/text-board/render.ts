import { coloured, faint } from '@four-crowns/manifest/ansi';
import type { Look } from '@four-crowns/manifest/text-board';
import type { Action } from '../src/actions.ts';
import type { View } from '../src/position.ts';

/** Words around the table that the game's own texts do not contain. */
const WORDS = {
  en: {
    prize: 'Prize',
    carried: 'carried over',
    left: 'Still to come',
    none: 'none',
    points: 'points',
    hidden: 'has bid',
    how: '7 or bid 7: lays that card face down',
  },
  ru: {
    prize: 'Приз',
    carried: 'с прошлых раундов',
    left: 'Ещё будут',
    none: 'нет',
    points: 'очки',
    hidden: 'ставка сделана',
    how: '7 или ставлю 7: положить эту карту рубашкой вверх',
  },
} as const;

/** The prize, the prizes to come, and for each player the cards left, the bid and the points. */
export function renderText(view: View, look: Look<Action>): string {
  const words = WORDS[look.lang];
  const list = (cards: readonly number[]): string => (cards.length === 0 ? words.none : cards.join(' '));
  const carried = view.carried === 0 ? '' : ` (+${view.carried} ${words.carried})`;
  const width = Math.max(...look.seats.map(({ name }) => name.length));
  const players = look.seats.map(({ name, colour }, seat) => {
    const bid = view.bids[seat];
    const shown = bid === 'hidden' ? `[${words.hidden}]` : typeof bid === 'number' ? `[${bid}]` : '';
    const cards = (view.hands[seat] ?? []).filter((card) => card !== bid);
    const padded = name.padEnd(width);
    const who = look.colour ? coloured(padded, colour) : padded;
    return `  ${who}  ${words.points} ${String(view.points[seat] ?? 0).padStart(2)}  ${list(cards)} ${shown}`.trimEnd();
  });
  const lines = [
    `${words.prize}: ${view.prize ?? words.none}${carried}`,
    `${words.left}: ${list(view.left)}`,
    ...players,
    look.colour ? faint(words.how) : words.how,
  ];
  return `${lines.join('\n')}\n`;
}
