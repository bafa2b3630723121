/** KBY-4.6: what the page says before the turn that would end the game, in turns really played. */
import { describe, expect, test } from 'vitest';
import type { State, View } from '../src/index.ts';
import { prompt } from '../ui/speak.ts';
import type { Props } from '../ui/model/aim.ts';
import { done, giveBack, handOf, legalActions, play, playOut, saved, seen } from './playing.ts';
import { position } from './position.ts';

const names = ['Anna', 'Brian', 'Clara', 'David'];

/** The sentence above the buttons of the seat at turn. */
function asked(s: State, lang: 'en' | 'ru'): string {
  const seat = saved(s).current ?? 0;
  const view: View = seen(s, seat);
  return prompt({ view, names, lang, seat, choices: legalActions(s) } as unknown as Props);
}

interface Told {
  readonly turn: string;
  readonly returning: string;
}

/** Everybody returns a card a turn until the game is over. */
function toldUntilTheEnd(lang: 'en' | 'ru'): readonly Told[] {
  let s = position({ table: ['elves_tower'], streak: 30, current: 2 });
  const told: Told[] = [];
  while (saved(s).stage !== 'over') {
    const back = giveBack(handOf(s, saved(s).current!)[0]!);
    told.push({ turn: asked(s, lang), returning: asked(play(s, back).state, lang) });
    s = playOut(s, back, done).state;
  }
  return told;
}

describe('in turns of nothing but returns', () => {
  const told = toldUntilTheEnd('en');

  test('KBY-4.6 page: the turn that would end the game says so, before and while cards are returned', () => {
    expect(told.at(-1)).toEqual({
      turn: 'Play a card: returning any now ends the game',
      returning: 'You have returned 1 card. Being done now ends the game',
    });
  });

  test('KBY-4.6 page: the two rounds up to it count down, and before them nothing is said', () => {
    expect(told).toHaveLength(10);
    const counted = told.map(({ turn }) => /(\d+) turns? of returns end the game$/.exec(turn)?.[1]);
    expect(counted).toEqual([undefined, undefined, '8', '7', '6', '5', '4', '3', '2', undefined]);
    for (const { turn, returning } of told.slice(0, 2))
      expect(`${turn} ${returning}`).not.toMatch(/ends? the/);
    for (const { returning } of told.slice(2)) expect(returning).toMatch(/ends? the game$/);
  });

  test('KBY-4.6 page: the same in Russian', () => {
    const ru = toldUntilTheEnd('ru');
    expect(ru.at(-1)).toEqual({
      turn: 'Сыграйте карту: возврат сейчас закончит партию',
      returning: 'Возвращено: 1 карта. Завершить сейчас — закончить партию',
    });
    const warned = ru.map(({ turn, returning }) => [turn, returning].map((line) => /парти[яю]/.test(line)));
    expect(warned).toEqual(told.map((_, i) => (i < 2 ? [false, false] : [true, true])));
  });
});
