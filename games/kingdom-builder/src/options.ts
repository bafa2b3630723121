import { gameOptions } from '@four-crowns/core';
import type { OptionsOf } from '@four-crowns/core';
import { OBJECTIVES, OBJECTIVES_IN_PLAY, TILES } from './data.ts';

/** KB-8: what a table may choose. */
export const options = gameOptions(
  'kingdom-builder',
  {
    /** Four sectors: top left, top right, bottom left, bottom right. */
    board: {
      kind: 'choice',
      values: ['random', 'first-game'],
      default: 'random',
      more: { kind: 'lay', count: 4, from: TILES, group: 'tile', item: 'sector' },
      isPlain: true,
      words: {
        en: {
          label: 'Board',
          help: 'Which four sectors make the board, and how they lie.',
          values: { random: 'Random', 'first-game': 'First game', chosen: 'Chosen' },
        },
        ru: {
          label: 'Поле',
          help: 'Из каких четырёх секторов сложено поле и как они лежат.',
          values: { random: 'Случайное', 'first-game': 'Первая партия', chosen: 'На выбор' },
        },
      },
    },
    objectives: {
      kind: 'choice',
      values: ['random', 'first-game'],
      default: 'random',
      more: { kind: 'pick', count: OBJECTIVES_IN_PLAY, from: OBJECTIVES, group: 'objective' },
      isPlain: true,
      words: {
        en: {
          label: 'Kingdom Builder cards',
          help: 'Which three cards pay gold at the end.',
          values: { random: 'Random', 'first-game': 'First game', chosen: 'Chosen' },
        },
        ru: {
          label: 'Карты создателей королевства',
          help: 'За что в конце игры платят золотом.',
          values: { random: 'Случайные', 'first-game': 'Первая партия', chosen: 'На выбор' },
        },
      },
    },
    first: {
      kind: 'choice',
      values: ['random'],
      default: 'random',
      more: { kind: 'seat' },
      words: {
        en: {
          label: 'First player',
          help: 'Who takes the first turn.',
          values: { random: 'Random', chosen: 'A named seat' },
        },
        ru: {
          label: 'Первый игрок',
          help: 'Кто ходит первым.',
          values: { random: 'Случайный', chosen: 'Указанное место' },
        },
      },
    },
    lordsZeroCounts: {
      kind: 'switch',
      default: true,
      words: {
        en: {
          label: 'Lords: zero counts',
          help: 'The printed rules do not say whether a player without settlements in a sector can be first or second there. On: zero ranks like any number. Off: at least one settlement is needed.',
        },
        ru: {
          label: 'Лорды: ноль считается',
          help: 'Печатные правила не говорят, может ли игрок без поселений в секторе быть там первым или вторым. Включено: ноль сравнивается наравне с другими числами. Выключено: нужно хотя бы одно поселение.',
        },
      },
    },
    vacatedHexCounts: {
      kind: 'switch',
      default: true,
      words: {
        en: {
          label: 'The vacated hex counts',
          help: 'Barn and Harbor: the printed rules leave open whether the hex a settlement has just left makes a place next to your own possible. On: it counts as free. Off: it is ignored. The settlement may not return to it in either case.',
        },
        ru: {
          label: 'Освободившаяся область считается',
          help: '«Амбар» и «Гавань»: печатные правила не уточняют, создаёт ли место рядом со своими та область, с которой поселение только что поднято. Включено: она считается свободной. Выключено: она не учитывается. Вернуться на неё нельзя в любом случае.',
        },
      },
    },
  },
  [{ vacatedHexCounts: false }, { lordsZeroCounts: false, objectives: ['lords', 'farmers', 'hermits'] }],
);

export type Options = OptionsOf<typeof options.declared>;

export type LaidSector = Extract<Options['board'], readonly unknown[]>[number];
