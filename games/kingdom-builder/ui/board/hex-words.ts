import type { Lang } from '@four-crowns/ui-kit';
import type { View } from '../../src/view.ts';
import type { Aim } from '../model/aim.ts';
import { isMoveTile } from '../model/aim.ts';
import { groundsOf, hexName } from '../model/map.ts';
import { gameWords, screenWords } from '../words.ts';

export interface HexWords {
  readonly name: string;
  /** Its terrain, or the name of the location. */
  readonly ground: string;
  /** The settlement or tiles on it. */
  readonly state: string | undefined;
  /** What can be done there now. */
  readonly can: string | undefined;
  /** What a tile from this location does. */
  readonly help: string | undefined;
}

export interface HexFacts {
  readonly view: View;
  readonly names: readonly string[];
  readonly lang: Lang;
  readonly owner: number | undefined;
  readonly aim: Aim;
  readonly isTarget: boolean;
}

/** One hex in words, for the tooltip and for screen readers as the keyboard cursor moves. */
export function hexWords(hex: number, facts: HexFacts): HexWords {
  const { view, names, lang, owner, aim, isTarget } = facts;
  const word = gameWords(lang);
  const say = screenWords(lang);
  const name = hexName(hex);
  const location = view.locations.find((l) => l.hex === name);
  const ground = groundsOf(view.board)[hex] ?? 'unlaid';
  const isBuildable = ground !== 'castle' && ground !== 'mountain' && ground !== 'unlaid';
  return {
    name,
    ground:
      location !== undefined
        ? word(`tile.${location.tile}`)
        : ground === 'unlaid'
          ? ''
          : word(`terrain.${ground}`),
    state:
      location !== undefined
        ? say('board.tilesLeft', { left: location.left })
        : owner !== undefined
          ? say('board.settlement', { seat: names[owner] ?? String(owner + 1) })
          : view.lifted?.hex === name
            ? say('board.lifted')
            : isBuildable
              ? say('board.free')
              : undefined,
    can: isTarget ? say(`board.${canBe(aim)}`) : undefined,
    help: location === undefined ? undefined : word(`tileHelp.${location.tile}`),
  };
}

function canBe(aim: Aim): 'build' | 'lift' | 'place' {
  if (aim.by === 'lifted') return 'place';
  return aim.by === 'tile' && isMoveTile(aim.tile) ? 'lift' : 'build';
}

export function inOneSentence({ name, ground, state, can }: HexWords): string {
  return [name, ground, state, can].filter((part) => part !== undefined && part !== '').join(', ');
}
