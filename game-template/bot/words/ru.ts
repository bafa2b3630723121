import type { SameWords } from '@four-crowns/bots';
import type { en } from './en.ts';

const points = '{nMore, plural, one {# очко} few {# очка} many {# очков} other {# очка}}';

export const ru = {
  terms: {
    lead: {
      up: `отыгрывает у соперников ${points}`,
      down: `уступает соперникам ${points}`,
    },
    bid: {
      up: 'бьёт {n} % возможных ставок соперников, на кону {worth, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
      down: 'снижает вероятность взять приз до {n} %',
    },
    hand: { up: 'сохраняет карты посильнее', down: 'тратит карту' },
  },
  frame: {
    both: '{gains}, но {losses}',
    losses: 'имеет свою цену: {losses}',
    none: 'пока мало что меняет',
    unnamed: 'бережёт лучшие карты для других призов',
  },
} as const satisfies SameWords<typeof en>;
