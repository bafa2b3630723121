import { expect, test } from 'vitest';
import { kingdomBuilder } from '../src/index.ts';
import type { View } from '../src/index.ts';
import { renderText } from '../text-board/index.ts';
import { position } from './position.ts';
import type { Drawn } from './position.ts';

const look = {
  lang: 'en',
  colour: false,
  columns: 160,
  choices: [],
  scores: [],
  seats: ['Anna', 'Boris'].map((name) => ({ name, shape: '●', colour: 208 })),
} as const;

function shown(drawn: Drawn, viewer: 0 | 1 | 'table' = 0, lang: 'en' | 'ru' = 'en'): string {
  const view: View = kingdomBuilder.view(position(drawn), viewer);
  return renderText(view, { ...look, lang });
}

test('a tile that cannot be used now is marked in the terminal, as on the screen', () => {
  // Two apart: no line of three for the Tavern; the Paddock can jump.
  const drawn: Drawn = { settlements: ['B7 K7', 'A1'] };
  const text = shown(drawn);
  expect(text).toMatch(/Tavern \(not now\)/);
  expect(text).toMatch(/Paddock(?! \()/);
  expect(shown(drawn, 0, 'ru')).toMatch(/Таверна \(не сейчас\)/);
  // Between mandatory settlements no tile can be used at all.
  expect(shown({ ...drawn, left: 2 })).toMatch(
    /Tavern \(not now\), Paddock \(not now\)|Paddock \(not now\), Tavern \(not now\)/,
  );
});

test('a tile that rests for another reason says that reason, and others are told no more than they may ask', () => {
  expect(shown({ settlements: ['B7 K7', 'A1'], uses: {} })).toMatch(/Tavern \(used\)/);
  expect(shown({ settlements: ['B7 K7', 'A1'], fresh: 'C7' })).toMatch(/Tavern \(next turn\)/);
  for (const viewer of [1, 'table'] as const)
    expect(shown({ settlements: ['B7 K7', 'A1'] }, viewer)).not.toContain('not now');
});
