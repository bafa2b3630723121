/** What the screen says, as it is read: prices, dice, the enemy and what cannot be used now, in both languages. */
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { elementsOf, leaves } from '@four-crowns/testkit/messages';
import { expect, test } from 'vitest';
import { BUILDINGS } from '../src/data.ts';
import { kingsburg } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { en, ru } from '../text/index.ts';
import { buildingWords } from '../ui/board/building-words.ts';
import { groupWords } from '../ui/board/group-words.ts';
import { whyIdle } from '../ui/board/why-idle.ts';
import { isEnemyToCome } from '../ui/model/enemy.ts';
import { diceWords } from '../ui/player/dice-words.ts';
import { describe as describeTable, prompt } from '../ui/speak.ts';
import { en as screenEn } from '../ui/strings/en.ts';
import { ru as screenRu } from '../ui/strings/ru.ts';
import { stakes } from '../ui/table/stakes.ts';
import { gameWords } from '../ui/words.ts';
import { askedIn, legalActions } from './playing.ts';
import { position } from './position.ts';

type Language = 'en' | 'ru';

/** All that the frame hands to a screen. */
function propsOf(s: State, seat: number, lang: Language) {
  return {
    view: kingsburg.view(s, seat),
    seat,
    choices: askedIn(s).includes(seat) ? legalActions(s, seat) : [],
    scores: [],
    names: ['Anna', 'Boris', 'Clara'],
    lang,
    events: [],
    recent: [],
    pointed: undefined,
    speed: 0,
    chosen: undefined,
    choose: () => undefined,
    act: () => undefined,
  };
}

test('KBG-4.2 the dice that are not one’s own are called extra, never white', () => {
  const literals = [en, ru, screenEn, screenRu].flatMap((catalog) =>
    leaves(catalog).flatMap(({ message }) =>
      elementsOf(message).flatMap((element) => (element.type === TYPE.literal ? [element.value] : [])),
    ),
  );
  expect(literals.length).toBeGreaterThan(500);
  expect(literals.filter((text) => /white|бел(ый|ые|ых|ым)/i.test(text))).toEqual([]);
  const hand = { dice: [2, 6], white: [3] };
  expect(diceWords(hand, 'en')).toBe('Dice in hand: 2, 6; extra: 3.');
  expect(diceWords(hand, 'ru')).toBe('Кубики на руках: 2, 6; дополнительные: 3.');
  expect(diceWords({ dice: [], white: [4] }, 'en')).toBe('Dice in hand: no own ones; extra: 4.');
  expect(diceWords({ dice: [5], white: [] }, 'ru')).toBe('Кубики на руках: 5.');
  const group = {
    advisor: 'astronomer',
    seat: 0,
    dice: [4],
    white: [3],
    plusTwo: false,
    market: 0,
    envoy: false,
  } as const;
  expect(groupWords(group, ['Anna'], 'en')).toBe('Dice of Anna: 4, extra 3.');
  expect(groupWords(group, ['Anna'], 'ru')).toBe('Кубики игрока Anna: 4, дополнительные 3.');
});

test('KBG-8.2 prices and what is missing are declined', () => {
  const of = (goods: string, lang: Language, buildings = 'inn market') => {
    const player = kingsburg.view(position({ players: [{ goods, buildings }, {}, {}] }), 0).players[0]!;
    return buildingWords('farms', player, lang);
  };
  expect(of('gold', 'ru')).toContain(
    'Цена: 2 золота, 3 дерева, 1 камень. Не хватает: 1 золото, 3 дерева, 1 камень.',
  );
  expect(of('gold', 'en')).toContain('Costs 2 gold, 3 wood, 1 stone. Missing: 1 gold, 3 wood, 1 stone.');
  const player = kingsburg.view(position({ players: [{}, {}, {}] }), 0).players[0]!;
  const prices = (lang: Language) =>
    BUILDINGS.map((building) => /(Цена: |Costs )(.*?)\./.exec(buildingWords(building, player, lang))?.[2]);
  const forms = /^(1 (золото|дерево|камень)|[2-9] (золота|дерева|камня))$/;
  for (const list of prices('ru')) expect(list?.split(', ').filter((one) => !forms.test(one))).toEqual([]);
  for (const list of prices('en')) expect(list).toMatch(/^\d (gold|wood|stone)(, \d (wood|stone))*$/);
});

test('KBG-12.8 how many goods are to be lost, in both numbers', () => {
  const asked = (enemy: 'y1_orcs_3' | 'y4_demons_6', lang: Language) =>
    prompt(
      propsOf(
        position({
          stage: 'lose',
          enemy,
          players: [{ goods: 'gold gold gold wood stone', soldiers: 1, strength: 1 }, {}, {}],
        }),
        0,
        lang,
      ),
    );
  expect(asked('y1_orcs_3', 'ru')).toBe('Выберите 2 товара, которые потеряете');
  expect(asked('y1_orcs_3', 'en')).toBe('Choose 2 goods to lose');
  const lose = (lang: Language) => [1, 2, 3, 4].map((count) => gameWords(lang)('prompts.lose', { count }));
  expect(lose('ru')).toEqual([
    'Выберите 1 товар, который потеряете',
    'Выберите 2 товара, которые потеряете',
    'Выберите 3 товара, которые потеряете',
    'Выберите 4 товара, которые потеряете',
  ]);
  expect(lose('en').slice(0, 2)).toEqual(['Choose 1 good to lose', 'Choose 2 goods to lose']);
});

test('KBG-12.5 what an enemy takes and brings is declined', () => {
  const some = { gold: 2, wood: 1, stone: 3, any: 2, points: 1, buildings: 1 };
  expect(stakes(some, 'ru')).toBe('2 золота, 1 дерево, 3 камня, 2 товара на выбор, 1 очко, 1 здание');
  expect(stakes(some, 'en')).toBe('2 gold, 1 wood, 3 stone, 2 goods of your choice, 1 point, 1 building');
});

test('KBG-13.1 after the fifth winter no enemy lies face down', () => {
  const over = position({ stage: 'over', year: 5, players: [{ points: 3 }, {}, {}] });
  const before = position({ year: 5, players: [{}, {}, {}] });
  for (const [lang, said] of [
    ['en', 'enemy of this year'],
    ['ru', 'раг этого года'],
  ] as const) {
    expect(describeTable(propsOf(over, 0, lang))).not.toContain(said);
    expect(describeTable(propsOf(before, 0, lang))).toContain(said);
  }
  expect(isEnemyToCome(kingsburg.view(over, 0))).toBe(false);
  expect(isEnemyToCome(kingsburg.view(before, 0))).toBe(true);
});

test('a building that cannot be built or used now says why before it is tried', () => {
  const why = (s: State, building: (typeof BUILDINGS)[number], lang: Language = 'en', owner = 0) =>
    whyIdle(building, owner, propsOf(s, 0, lang));
  const build = position({
    stage: 'build',
    players: [{ goods: 'gold wood', buildings: 'statue' }, { buildings: 'inn' }, {}],
  });
  expect(why(build, 'inn')).toBeUndefined();
  expect(why(build, 'statue')).toBeUndefined();
  expect(why(build, 'guard_tower')).toContain('You cannot pay for the Guard Tower');
  expect(why(build, 'market')).toContain('Before the Market you have to build the Inn');
  expect(why(build, 'market', 'ru')).toContain('«Рынок»');
  expect(why(build, 'market', 'en', 1)).toBeUndefined();

  const court = position({ players: [{ dice: [2, 4, 6], goods: 'gold wood' }, {}, {}] });
  expect(why(court, 'inn')).toContain('after the advisors have helped');
  expect(why(court, 'inn', 'ru')).toContain('после помощи советников');
  expect(why(court, 'market')).toBeUndefined();

  const reroll = position({
    stage: 'reroll',
    players: [{ buildings: 'statue chapel', dice: [1, 2, 3] }, {}, {}],
  });
  expect(why(reroll, 'chapel')).toBeUndefined();
  expect(why(reroll, 'statue')).toContain('only if all your dice show the same face; yours show 1, 2, 3');

  const spent = position({
    players: [{ dice: [3, 4], buildings: 'inn market' }, {}, {}],
    court: [{ advisor: 'squire', seat: 0, dice: [1], market: 1 }],
    passed: [1, 2],
  });
  expect(why(spent, 'market')).toBe(
    'The Market has been used in this season already, and it works once a season.',
  );
  const over = position({ stage: 'over', year: 5, players: [{ points: 3, goods: 'gold wood' }, {}, {}] });
  expect(why(over, 'inn')).toBeUndefined();
});

test('the tip of a building that is idle names the rule’s reason once', () => {
  const s = position({ stage: 'build', players: [{ goods: 'gold wood' }, {}, {}] });
  const props = propsOf(s, 0, 'en');
  for (const building of BUILDINGS) {
    const why = whyIdle(building, 0, props);
    const isOpen = props.choices.some((c) => c.type === 'build' && c.building === building);
    expect(why === undefined, building).toBe(isOpen);
    const words = buildingWords(building, props.view.players[0]!, 'en', why);
    if (why !== undefined) expect(words).toContain(why);
    expect(words.match(/Missing/g)?.length ?? 0).toBeLessThan(2);
  }
});
