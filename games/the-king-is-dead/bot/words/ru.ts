import type { SameWords } from '@four-crowns/bots';
import type { en } from './en.ts';

const people = '{of, select, scottish {шотландцев} welsh {валлийцев} other {англичан}}';
const one = '{of, select, scottish {шотландца} welsh {валлийца} other {англичанина}}';

export const ru: SameWords<typeof en> = {
  terms: {
    victory: { up: 'завершает игру победой', down: 'завершает игру без победы' },
    crown: {
      up: `{nMore, plural, =0 {{leads, select, yes {усиливает ${people}, которых у вас больше всех} other {сдерживает ${people}, которых больше у других}}} other {призывает ${one} к вашему двору}}`,
      down: `{leads, select, no {усиливает ${people}, которых больше у других} other {ослабляет ${people}, которые вам нужны}}`,
    },
    sets: {
      up: '{nMore, plural, =0 {{leads, select, yes {приближает вторжение, где победят ваши наборы} other {делает вторжение менее опасным}}} other {завершает набор на случай вторжения}}',
      down: 'ослабляет вас на случай вторжения',
    },
    invasion: { up: 'отдаляет вторжение', down: 'приближает вторжение' },
    cards: { up: 'бережёт карты', down: 'тратит карту' },
  },
  frame: {
    both: '{gains}, но {losses}',
    losses: 'обходится дешевле всего: {losses}',
    none: 'сохраняет карты на будущее',
  },
};
