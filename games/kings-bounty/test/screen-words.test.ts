/** Sentences of the screen that had been wrong or missing. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kingsBounty } from '../src/index.ts';
import { en, ru } from '../text/index.ts';
import { aimOf, whyIdle } from '../ui/model/aim.ts';
import type { Props } from '../ui/model/aim.ts';
import { tell } from '../ui/speak.ts';
import { en as screenEn } from '../ui/strings/en.ts';
import { ru as screenRu } from '../ui/strings/ru.ts';
import { hold, legalActions, play, seen } from './playing.ts';
import { position } from './position.ts';

const names = ['Anna', 'Brian', 'Clara', 'David'];

test('KBY-6.20 words: the penalties go to whoever was the last to play a monster or a hero', () => {
  expect(ru.titleHelp.vandal).toBe('Последним сыграл чудовище. Отнимает очки.');
  expect(ru.titleHelp.staff_rat).toBe('Последним сыграл героя. Отнимает очки.');
  expect(ru.titleHelp.great_architect).toBe('Больше всех замков любых народов.');
  expect(en.titleHelp.vandal).toBe('The last to have played a monster. A penalty.');
});

test('KBY-4.1 words: the button that returns cards, here and in choices', () => {
  expect([screenRu.hand.return, screenEn.hand.return]).toEqual(['Вернуть', 'Return']);
  expect(ru.actions.return).toMatch(/^Вернуть /);
  const undo = [ru.actions, screenRu.hand, screenRu.deck, screenRu.board].flatMap((part) =>
    Object.values(part).filter((words: string) => /отмен/i.test(words)),
  );
  expect(undo).toEqual([]);
});

describe('the line of the last card', () => {
  /** What is told when seat 3, the last player of four, draws it. */
  const told = (lang: 'en' | 'ru', extraRound: boolean, current: 0 | 3 = 3): string => {
    const hands = ['obelisk_1', '', '', 'obelisk_1'];
    const s = position({ hands, pool: 0, queue: '0:orcs_hero', current, options: { extraRound } });
    const { events } = play(s, hold('obelisk_1'));
    const event = events.find(({ type }) => type === 'deck-out')!;
    return tell(event, names, lang) ?? '';
  };

  test('KBY-7.3 words: it tells of the round that is left', () => {
    expect(told('en', true)).toBe(
      'The last card of the deck has been drawn. It went to the last player, so everybody has one more turn, and the turn of David will end the game.',
    );
    expect(told('ru', true)).toContain('у каждого есть ещё один ход, и партию завершит ход игрока David');
  });

  test('KBY-7.2 words: where there is no such round, it says that too', () => {
    expect(told('en', false)).toContain('so the game ends.');
    expect(told('ru', false)).toContain('партия окончена');
    expect(told('en', true, 0)).toMatch(/drawn\. The turn of David will end the game\.$/);
    expect(told('ru', true, 0)).toMatch(/Партию завершит ход игрока David\.$/);
  });
});

describe('a card that cannot be played', () => {
  const s = position({
    table: ['', 'orcs_citadel', 'obelisk_1+humans_mage'],
    hands: ['humans_warrior elves_hero obelisk_2'],
  });
  const props = (lang: 'en' | 'ru', chosen?: string): Props =>
    ({
      view: seen(s, 0),
      names,
      lang,
      seat: 0,
      choices: legalActions(s),
      scores: kingsBounty.scores(s, 0),
      chosen,
    }) as unknown as Props;

  test('KBY-3.2 screen: says why, and what would help', () => {
    expect(whyIdle(props('en'), 'elves_hero')).toBe(
      'Elven Hero cannot be played: you need an elven castle in front of you. Nobody has one yet: it must be drawn and built.',
    );
    expect(whyIdle(props('ru'), 'elves_hero')).toMatch(/нет замка эльфов\. Его пока нет ни у кого/);
  });

  test('KBY-3.7 screen: and one that is too weak for every holding', () => {
    expect(whyIdle(props('en'), 'humans_warrior')).toBe(
      'The strength of Human Warriors is 3. You have no holding of your own, and the weakest one of the others has a defence of 3. This card can only be returned.',
    );
  });

  test('KBY-3.3 screen: nothing is said of a card that can be played, and none of the idle ones lights a place', () => {
    expect(whyIdle(props('en'), 'obelisk_2')).toBeUndefined();
    expect(aimOf(props('en', 'obelisk_2~'))).toMatchObject({ taken: 'obelisk_2', canBuild: true });
    for (const card of ['elves_hero', 'humans_warrior']) {
      expect(aimOf(props('en', `${card}~`))).toMatchObject({ places: new Set(), canReturn: true });
    }
  });
});

describe('the side panel of an expert game with eight titles', () => {
  const css = readFileSync(new URL('../ui/table/Table.module.css', import.meta.url), 'utf8');
  const panel = readFileSync(new URL('../ui/table/Table.tsx', import.meta.url), 'utf8');
  /** The selectors of every rule that hides something. */
  const hiding = [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    /display:\s*none|visibility:\s*hidden/.test(body)
      ? selectors
          .replaceAll(/\/\*[\s\S]*?\*\//g, '')
          .split(',')
          .map((selector) => selector.trim())
      : [],
  );

  test('KBY-5.5 screen: the row of points stays, whatever else makes room', () => {
    expect(hiding).toContain('.many .sum:not(.total)');
    for (const selector of hiding) expect(selector).toMatch(/:not\(\.total\)/);
  });

  test('KBY-5.5 screen: that row is marked as the total, and there with any number of titles', () => {
    expect(panel).toMatch(/^ {6}<div className=\{`\$\{styles\.sum\} \$\{styles\.total\}`\}/m);
    const s = position({
      seats: 2,
      options: { expert: true },
      privateTitles: ['sharpshooter', 'swordmaster'],
    });
    expect(seen(s, 'all').standings).toHaveLength(8);
    expect(panel).toMatch(/ROOMY = 7;/);
  });
});

test('words: cards go under the deck, and the last card is asked for in whole sentences', () => {
  const prompts = Object.values(ru.prompts).join(' ');
  expect(prompts).toContain('верните карты под колоду');
  expect(prompts).not.toMatch(/под низ|Ещё одну или/);
  expect(prompts.match(/Верните ещё одну или завершите/g)).toHaveLength(3);
});

test('words: the Russian summary says which card comes first, and what a title is given for', () => {
  const summary = readFileSync(new URL('../rules/summary.ru.md', import.meta.url), 'utf8');
  expect(summary).toContain('Первой придёт та, что положена первой.');
  expect(summary).toContain('больше всех того, за что он даётся');
});
