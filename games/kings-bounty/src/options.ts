import { gameOptions } from '@four-crowns/core';
import type { OptionsOf } from '@four-crowns/core';
import { HOUSE_VALUES, MOST_VALUE, NATIONS, NATIONS_REMOVED, TITLES } from './data.ts';

const GUARDS = [10, 20, 0] as const;
/** Of rules version 1; its guard counted from the first turn on. */
const GUARDS_1 = [3, 5, 0] as const;
const CASTLE_NATION_NAMES = NATIONS.filter((nation) => nation !== 'humans');

/** KBY-8: what a table may choose. */
export const options = gameOptions(
  'kings-bounty',
  {
    /** KBY-1.7: one private title each. */
    expert: {
      kind: 'switch',
      default: false,
      isPlain: true,
      words: {
        en: {
          label: 'Expert game',
          help: 'Each player is dealt one private title, which is shown and awarded at the end like the others.',
        },
        ru: {
          label: 'Игра для опытных',
          help: 'Каждый получает один личный титул; в конце он открывается и присуждается наравне с остальными.',
        },
      },
    },
    /** KBY-7.3: one more round if the last player draws the last card; else the game ends there. */
    extraRound: {
      kind: 'switch',
      default: true,
      words: {
        en: {
          label: 'One more round',
          help: 'If the last player draws the last card of the deck: on, everybody has one more turn; off, the game ends at once.',
        },
        ru: {
          label: 'Ещё один круг',
          help: 'Если последнюю карту колоды взял последний игрок: включено — у каждого есть ещё один ход, выключено — партия сразу заканчивается.',
        },
      },
    },
    /** KBY-4.6: rounds of nothing but returns after which the game is scored; 0 = never. */
    guard: {
      kind: 'choice',
      values: GUARDS,
      default: 10,
      words: {
        en: {
          label: 'Guard against endless returns',
          help: 'A house rule. Once a card has been played, the game is scored after this many rounds in a row in which nobody played one.',
          values: {
            '0': 'Off',
            '10': 'Ten rounds',
            '20': 'Twenty rounds',
          },
        },
        ru: {
          label: 'Защита от бесконечных возвратов',
          help: 'Домашнее правило. Считает с первой сыгранной карты: если столько кругов подряд никто не сыграл ни одной, партия окончена и подсчитываются очки.',
          values: {
            '0': 'Выключена',
            '10': 'Десять кругов',
            '20': 'Двадцать кругов',
          },
        },
      },
    },
    /** KBY-1.4: as many nations as the number of players demands. */
    removed: {
      kind: 'choice',
      values: ['random'],
      default: 'random',
      more: {
        kind: 'pick',
        count: { 2: NATIONS_REMOVED[2], 3: NATIONS_REMOVED[3] },
        from: CASTLE_NATION_NAMES,
        group: 'nation',
      },
      words: {
        en: {
          label: 'Nations out of the game',
          help: 'With two players two nations stay in the box, with three players one. Humans always play.',
          values: { random: 'Random', chosen: 'Chosen' },
        },
        ru: {
          label: 'Народы вне игры',
          help: 'Вдвоём играют без двух народов, втроём — без одного. Люди участвуют всегда.',
          values: { random: 'Случайно', chosen: 'На выбор' },
        },
      },
    },
    /** KBY-8.5: only the titles whose house value the table has changed. */
    values: {
      kind: 'numbers',
      of: HOUSE_VALUES,
      least: -MOST_VALUE,
      most: MOST_VALUE,
      group: 'title',
      words: {
        en: {
          label: 'Title values',
          help: 'What each title is worth, from -20 to 20.',
          note: 'House values: the printed ones are not known to us, so these are chosen.',
        },
        ru: {
          label: 'Ценность титулов',
          help: 'Сколько очков приносит каждый титул, от -20 до 20.',
          note: 'Домашние значения: печатные нам неизвестны, эти выбраны нами.',
        },
      },
    },
  },
  [{ expert: true }],
);

const GUARD_WORDS = options.declared.guard.words;

/** The same for matches that were begun under rules version 1. */
export const options1 = gameOptions('kings-bounty', {
  ...options.declared,
  guard: {
    ...options.declared.guard,
    values: GUARDS_1,
    default: 3,
    words: {
      en: { ...GUARD_WORDS.en, values: { '0': 'Off', '3': 'Three rounds', '5': 'Five rounds' } },
      ru: { ...GUARD_WORDS.ru, values: { '0': 'Выключена', '3': 'Три круга', '5': 'Пять кругов' } },
    },
  },
});

export type Options = OptionsOf<typeof options.declared> | OptionsOf<typeof options1.declared>;

/** Three or five rounds: only a match of rules version 1 has such a guard. */
export function isOldGuard(guard: unknown): boolean {
  return guard === 3 || guard === 5;
}

/** Of a position, whichever version of the rules it was reached under. */
export function optionsOfPosition(x: unknown, seats: number): Options {
  const guard = typeof x === 'object' && x !== null && 'guard' in x ? x.guard : undefined;
  return (isOldGuard(guard) ? options1 : options).parse(x, seats);
}

/** By title, in the order of TITLES. */
export function valuesOf({ values }: Options): Int32Array {
  return Int32Array.from(TITLES, (title) => values[title] ?? HOUSE_VALUES[title]);
}
