import type { SameWords } from '@four-crowns/bots';
import type { en } from './en.ts';

const nth =
  '{n, select, 1 {первую} 2 {вторую} 3 {третью} 4 {четвёртую} 5 {пятую} 6 {шестую} 7 {седьмую} 8 {восьмую} 9 {девятую} 10 {десятую} 11 {одиннадцатую} 12 {двенадцатую} 13 {тринадцатую} 14 {четырнадцатую} 15 {пятнадцатую} 16 {шестнадцатую} other {ещё одну}}';
const tile =
  '{of, select, oracle {«Оракул»} farm {«Ферма»} oasis {«Оазис»} tower {«Башня»} tavern {«Таверна»} barn {«Амбар»} harbor {«Гавань»} paddock {«Загон»} other {локации}}';
const card =
  '{of, select, fishermen {«Рыбаков»} merchants {«Торговцев»} discoverers {«Первооткрывателей»} hermits {«Отшельников»} citizens {«Горожан»} miners {«Рудокопов»} workers {«Работников»} knights {«Рыцарей»} lords {«Лордов»} farmers {«Фермеров»} other {другой карты}}';
const settlements =
  '{nMore, plural, one {поселение} few {# поселения} many {# поселений} other {# поселения}}';
const total = '{n, plural, one {# поселения} few {# поселений} many {# поселений} other {# поселения}}';
const gold = '{goldMore, plural, one {# золотой} few {# золотых} many {# золотых} other {# золотого}}';

export const ru: SameWords<typeof en> = {
  terms: {
    fishermen: { up: `ставит ${settlements} у воды для «Рыбаков»`, down: `теряет ${gold} «Рыбаков»` },
    merchants: {
      up: 'соединяет ещё {nMore, plural, one {# локацию или замок} few {# локации и замка} many {# локаций и замков} other {# локации и замка}} для «Торговцев»',
      down: `теряет ${gold} «Торговцев»`,
    },
    discoverers: {
      up: `начинает {nMore, plural, one {${nth} линию} few {# новые линии (всего {n})} many {# новых линий (всего {n})} other {# новой линии}} для «Первооткрывателей»`,
      down: `теряет ${gold} «Первооткрывателей»`,
    },
    hermits: {
      up: `основывает {nMore, plural, one {${nth} группу} few {# новые группы (всего {n})} many {# новых групп (всего {n})} other {# новой группы}} для «Отшельников»`,
      down: `соединяет группы и теряет ${gold} «Отшельников»`,
    },
    citizens: {
      up: `растит самую большую группу для «Горожан»: ещё ${gold}`,
      down: `теряет ${gold} «Горожан»`,
    },
    miners: { up: `ставит ${settlements} у гор для «Рудокопов»`, down: `теряет ${gold} «Рудокопов»` },
    workers: {
      up: `ставит ${settlements} у локаций и замков для «Работников»`,
      down: `теряет ${gold} «Работников»`,
    },
    knights: {
      up: `доводит самую населённую линию до ${total} для «Рыцарей»`,
      down: `теряет ${gold} «Рыцарей»`,
    },
    lords: { up: `выигрывает ${gold} «Лордов» первенством в секторе`, down: `теряет ${gold} «Лордов»` },
    farmers: {
      up: `доводит самый бедный сектор до ${total} для «Фермеров»`,
      down: `теряет ${gold} «Фермеров»`,
    },
    castles: {
      up: 'выходит к {nMore, plural, one {замку} other {# замкам}}',
      down: 'уходит от {nMore, plural, one {замка} other {# замков}}',
    },
    later: { up: `готовит золото ${card}`, down: `упускает будущее золото ${card}` },
    tile: {
      up: `{nMore, plural, =0 {подходит к локации ${tile}} other {получает жетон ${tile}}}`,
      down: `{nMore, plural, =0 {оставляет меньше времени жетону ${tile}} other {теряет жетон ${tile}}}`,
    },
    castleNear: { up: 'подходит к замку', down: 'оставляет меньше замков поблизости' },
    free: {
      up: 'касается меньшего числа местностей и снова сможет строить вдали',
      down: 'касается новых местностей и привязывает себя к ним',
    },
    stock: { up: 'строит быстрее', down: 'тратит поселения' },
  },
  frame: {
    both: '{gains}, но {losses}',
    losses: 'обходится дешевле всего: {losses}',
    none: 'сам по себе мало что меняет',
  },
};
