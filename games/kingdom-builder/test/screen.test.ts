/** What the screen says of tiles and cards, from the view alone. */
import { describe, expect, test } from 'vitest';
import { kingdomBuilder } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { idleOf, tilesOf } from '../ui/model/tiles.ts';
import { refuse } from '../ui/words.ts';
import { build, lift, play } from './playing.ts';
import { position } from './position.ts';

const names = ['Anna', 'Boris'];

function statesOf(s: State, viewer = 0): readonly string[] {
  const view = kingdomBuilder.view(s, viewer);
  return tilesOf(view, 0).map(({ tile, state }) => `${tile} ${state}`);
}

function whyIdle(s: State, tile: 'tavern' | 'farm' | 'paddock', lang: 'en' | 'ru' = 'en'): string {
  const idle = idleOf(kingdomBuilder.view(s, 0), tile);
  return idle === undefined ? '' : refuse(idle.refusal, names, lang);
}

describe('tiles in the hand', () => {
  /** B7 stands beside the Tavern, S12 beside a Farm, K7 beside a Paddock. */
  const begun = position({ settlements: ['B7 S12 K7', 'E5'] });

  test('KB-5.5 a Tavern without a line is not ready and says why', () => {
    expect(statesOf(begun)).toEqual(['farm ready', 'tavern idle', 'paddock ready']);
    expect(whyIdle(begun, 'tavern')).toBe(
      'The Tavern lengthens a straight line of three or more of your settlements, and you have no such line yet.',
    );
    expect(whyIdle(begun, 'farm')).toBe('');
  });

  test('KB-2.4 no tile is ready between mandatory settlements', () => {
    const between = play(begun, build('J7')).state;
    expect(statesOf(between)).toEqual(['farm idle', 'tavern idle', 'paddock idle']);
    expect(whyIdle(between, 'paddock', 'ru')).toBe(
      'Жетон «Загон» применяют до первого обязательного поселения или после последнего, но не между ними. Сначала постройте ещё 2 поселения.',
    );
  });

  test('KB-5.10 nor while a settlement is lifted', () => {
    expect(statesOf(play(begun, lift('paddock', 'S12')).state)).toEqual([
      'farm idle',
      'tavern idle',
      'paddock used',
    ]);
  });

  test('of others only what was used is known', () => {
    expect(statesOf(begun, 1)).toEqual(['farm unused', 'tavern unused', 'paddock unused']);
    expect(kingdomBuilder.view(begun, 1).idle).toBeUndefined();
  });
});
