import type { Look as TableLook } from '@four-crowns/manifest/text-board';
import type { Action } from '../src/actions.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';

/** What is written around the board, beyond the game's own words. */
export const WORDS = {
  en: {
    ...en,
    year: 'Year',
    order: 'Turn order',
    enemy: 'Enemy',
    strength: 'strength',
    unknown: 'unknown',
    losses: 'takes',
    spoils: 'brings',
    any: 'any good',
    aBuilding: 'building',
    points: 'points',
    soldiers: 'soldiers',
    dice: 'dice',
    whiteDie: 'w',
    point: 'p',
    holdsEnvoy: 'King’s Envoy',
    knows: 'knows the enemy',
    neutral: 'neutral',
    token: '“+2”',
    letters: ['g', 'w', 's'],
    passed: 'passed',
    marks: {
      influence: '* you can influence this advisor',
      build: '* you can build this',
      left: '‹ the building to its left comes first',
      missing: '− what you lack',
      always: '× stands  ·  g gold, w wood, s stone, p points  ·  w before a die: extra (white)',
    },
  },
  ru: {
    ...ru,
    year: 'Год',
    order: 'Порядок хода',
    enemy: 'Враг',
    strength: 'сила',
    unknown: 'неизвестен',
    losses: 'забирает',
    spoils: 'приносит',
    any: 'любой товар',
    aBuilding: 'здание',
    points: 'очки',
    soldiers: 'воины',
    dice: 'кубики',
    whiteDie: 'б',
    point: 'о',
    holdsEnvoy: 'королевский посланник',
    knows: 'знает врага',
    neutral: 'ничейные',
    token: '«+2»',
    letters: ['з', 'д', 'к'],
    passed: 'спасовал',
    marks: {
      influence: '* на этого советника можно повлиять',
      build: '* это можно построить',
      left: '‹ сначала здание слева',
      missing: '− чего не хватает',
      always:
        '× построено  ·  з золото, д дерево, к камень, о очки  ·  б перед кубиком: дополнительный (белый)',
    },
  },
} as const;

export type Lang = keyof typeof WORDS;
/** How this game's table is to be shown. */
export type Look = TableLook<Action>;
