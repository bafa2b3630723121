import type { TranslationOf } from '@four-crowns/core';
import type { en } from './en.ts';

const points = (n: string): string =>
  `{${n}, plural, one {# очко} few {# очка} many {# очков} other {# очка}}`;

export const ru: TranslationOf<typeof en> = {
  board: {
    label: 'Стол игры Game Template',
    prize: 'Приз',
    worth: points('worth'),
    carried: `перенесено: ${points('carried')}`,
    next: 'Открывается следующий приз',
    over: 'Призов больше нет',
    bids: 'Ставки',
    hidden: 'рубашкой вверх',
    none: 'ставки ещё нет',
    last: 'была {card}',
  },
  confirm: 'Поставить {card}? Все остальные уже сделали ставки, и они откроются.',
  hand: { label: 'Ваша рука', empty: 'Карт больше нет', card: 'Поставить {card}' },
  player: { points: points('points'), bid: 'ставка сделана' },
  table: { left: 'Ещё не открыты', none: 'нет', played: 'Остались карты', points: 'Очки' },
  describe: {
    prize: `Приз: {worth, select, 0 {нет} other {${points('worth')}}}. Ещё не открыты: {left}.`,
    player: `{seat}: ${points('points')}, {bid, select, none {ставки ещё нет} hidden {карта рубашкой вверх} other {ставка {bid}}}, карты {cards}.`,
  },
};
