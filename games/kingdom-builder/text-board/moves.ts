import { keysOf } from '@four-crowns/core';
import type { Action } from '../src/actions.ts';
import { hexNumber } from '../src/board.ts';
import { BUILD_TILES, MOVE_TILES, TILES } from '../src/data.ts';
import type { Tile } from '../src/data.ts';
import type { Hex } from '../src/events.ts';
import { WORDS } from './words.ts';
import type { Lang } from './words.ts';

const VERBS = {
  build: { en: 'build', ru: 'строить', also: ['b', 'строю', 'построить', 'с'] },
  lift: { en: 'lift', ru: 'поднять', also: ['l', 'поднимаю'] },
  place: { en: 'place', ru: 'поставить', also: ['p', 'put', 'ставлю'] },
  end: { en: 'end', ru: 'конец', also: ['e', 'end-turn', 'завершить', 'к'] },
} as const;

/** Capital letters that a Russian keyboard gives for the same look. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Т: 'T',
};

/**
 * `build C7` or `C7`, `farm C7`, `paddock C7 D9` (or `paddock C7`, then `D9`), `lift C7`, `place D9`,
 * `end`; in English or Russian. What is well-formed but forbidden is an action too: the rules refuse it.
 */
export function parseMove(text: string, choices: readonly Action[]): readonly Action[] | undefined {
  const [head = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  const alone = hexOf(head);
  if (alone !== undefined) return rest.length === 0 ? [meantBy(alone, choices)] : undefined;
  const tile = TILES.find((t) =>
    [t, WORDS.en.tile[t], WORDS.ru.tile[t]].some((w) => w.toLowerCase() === head),
  );
  if (tile !== undefined) return useTile(tile, rest.map(hexOf));
  const verb = keysOf(VERBS).find((v) => {
    const { en, ru, also } = VERBS[v];
    return [en, ru, ...also].some((word) => word === head);
  });
  if (verb === 'end') return rest.length === 0 ? [{ type: 'end-turn' }] : undefined;
  const hex = hexOf(rest[0] ?? '');
  if (verb === undefined || hex === undefined || rest.length > 1) return undefined;
  if (verb !== 'lift') return [{ type: verb, hex }];
  const lifts = choices.filter((c) => c.type === 'lift');
  const lift = lifts.find((c) => c.hex === hex) ?? lifts[0];
  return [{ type: 'lift', tile: lift?.tile ?? 'paddock', hex }];
}

/** A hex alone is placed on if something is lifted, else built on; with the card done, a lone tile may mean it. */
function meantBy(hex: Hex, choices: readonly Action[]): Action {
  if (choices.some((c) => c.type === 'place')) return { type: 'place', hex };
  if (choices.some((c) => c.type === 'build')) return { type: 'build', hex };
  const uses = choices.filter((c) => c.type === 'use' && c.hex === hex);
  return (uses.length === 1 ? uses[0] : undefined) ?? { type: 'build', hex };
}

function useTile(tile: Tile, hexes: readonly (Hex | undefined)[]): readonly Action[] | undefined {
  const [from, to] = hexes;
  const mover = MOVE_TILES.find((one) => one === tile);
  const builder = BUILD_TILES.find((one) => one === tile);
  if (from === undefined || hexes.length > (mover === undefined ? 1 : 2)) return undefined;
  if (builder !== undefined) return [{ type: 'use', tile: builder, hex: from }];
  if (mover === undefined) return undefined;
  const lift: Action = { type: 'lift', tile: mover, hex: from };
  if (hexes.length === 1) return [lift];
  return to === undefined ? undefined : [lift, { type: 'place', hex: to }];
}

function hexOf(word: string): Hex | undefined {
  const letters = word.toUpperCase();
  const name = (LOOKALIKES[letters.slice(0, 1)] ?? letters.slice(0, 1)) + letters.slice(1);
  return hexNumber(name) >= 0 ? name : undefined;
}

/** The shortest line that means this action; its first word names the kind. */
export function actionText(action: Action, lang: Lang): string {
  switch (action.type) {
    case 'build':
    case 'place':
      return `${VERBS[action.type][lang]} ${action.hex}`;
    case 'use':
    case 'lift':
      return `${WORDS[lang].tile[action.tile].toLowerCase()} ${action.hex}`;
    case 'end-turn':
      return VERBS.end[lang];
    case 'lay-sector':
    case 'lay-objective':
    case 'choose-first':
    case 'deal':
      return action.type;
  }
}
