import type { SameWords } from '@four-crowns/bots';
import type { en } from './en.ts';

const tile =
  '{of, select, oracle {«Оракул»} farm {«Ферма»} oasis {«Оазис»} tower {«Башня»} tavern {«Таверна»} barn {«Амбар»} harbor {«Гавань»} paddock {«Загон»} other {локации}}';
const toTile =
  '{of, select, oracle {«Оракулу»} farm {«Ферме»} oasis {«Оазису»} tower {«Башне»} tavern {«Таверне»} barn {«Амбару»} harbor {«Гавани»} paddock {«Загону»} other {локации}}';
const card =
  '{of, select, fishermen {«Рыбаков»} merchants {«Торговцев»} discoverers {«Первооткрывателей»} hermits {«Отшельников»} citizens {«Горожан»} miners {«Рудокопов»} workers {«Работников»} knights {«Рыцарей»} lords {«Лордов»} farmers {«Фермеров»} other {другой карты}}';
const more =
  '{nMore, plural, =1 {ещё одно поселение} one {ещё # поселение} few {ещё # поселения} many {ещё # поселений} other {ещё # поселения}}';
const total = '{n, plural, one {# поселения} few {# поселений} many {# поселений} other {# поселения}}';
const gold = '{goldMore, plural, one {# золотой} few {# золотых} many {# золотых} other {# золотого}}';
const places = (where: string): string =>
  `открывает ещё {nMore, plural, =1 {одну область} one {# область} few {# области} many {# областей} other {# области}} ${where}`;
const lost = (whose: string): string => `теряет ${gold} за ${whose}`;

export const ru: SameWords<typeof en> = {
  terms: {
    fishermen: { up: `ставит у воды ${more} для «Рыбаков»`, down: lost('«Рыбаков»') },
    merchants: {
      up: 'соединяет ещё {nMore, plural, =1 {одно место} one {# место} few {# места} many {# мест} other {# места}} для «Торговцев»',
      down: lost('«Торговцев»'),
    },
    discoverers: {
      up: 'занимает {nMore, plural, =1 {новую линию} one {# новую линию} few {# новые линии} many {# новых линий} other {# новой линии}} для «Первооткрывателей» (всего {n, number})',
      down: lost('«Первооткрывателей»'),
    },
    hermits: {
      up: 'создаёт {nMore, plural, =1 {новую группу} one {# новую группу} few {# новые группы} many {# новых групп} other {# новой группы}} для «Отшельников» (всего {n, number})',
      down: lost('«Отшельников»'),
    },
    citizens: {
      up: `приносит ${gold} за «Горожан» (группа растёт)`,
      down: lost('«Горожан»'),
    },
    miners: { up: `ставит у гор ${more} для «Рудокопов»`, down: lost('«Рудокопов»') },
    workers: { up: `ставит у локаций и замков ${more} для «Работников»`, down: lost('«Работников»') },
    knights: {
      up: `доводит самую населённую линию до ${total} для «Рыцарей»`,
      down: lost('«Рыцарей»'),
    },
    lords: { up: `приносит ${gold} за «Лордов»`, down: lost('«Лордов»') },
    farmers: {
      up: `доводит самый бедный сектор до ${total} для «Фермеров»`,
      down: lost('«Фермеров»'),
    },
    castles: {
      up: 'выходит к {nMore, plural, one {замку} few {# замкам} many {# замкам} other {# замка}}',
      down: 'уходит от {nMore, plural, one {замка} few {# замков} many {# замков} other {# замка}}',
    },
    later: {
      up: `{of, select, fishermen {${places('у воды для «Рыбаков»')}} miners {${places('у гор для «Рудокопов»')}} workers {${places('у локаций и замков для «Работников»')}} discoverers {подходит ещё к {nMore, plural, =1 {одной новой линии} one {# новой линии} few {# новым линиям} many {# новым линиям} other {# новой линии}} для «Первооткрывателей»} knights {оставляет больше места в самой населённой линии для «Рыцарей»} merchants {подходит ещё к {nMore, plural, =1 {одному месту} one {# месту} few {# местам} many {# местам} other {# места}} для «Торговцев»} citizens {растит вторую группу для «Горожан»} lords {нагоняет соперников в секторах для «Лордов»} farmers {заселяет ещё {nMore, plural, =1 {один сектор} one {# сектор} few {# сектора} many {# секторов} other {# сектора}} для «Фермеров»} other {готовит золото ${card}}}`,
      down: `оставляет меньше для ${card}`,
    },
    tile: {
      up: `получает жетон ${tile}`,
      down: `теряет жетон ${tile}`,
      upAll: 'получает жетоны {names}',
      downAll: 'теряет жетоны {names}',
    },
    tileNear: { up: `подходит к ${toTile}`, down: `отдаляется от жетона ${tile}` },
    castleNear: {
      up: 'подходит к {nMore, plural, one {замку} few {# замкам} many {# замкам} other {# замка}}',
      down: 'оставляет меньше замков поблизости',
    },
    free: {
      up: 'не касается {n, plural, =1 {одной местности: по её картам} one {# местности: по её картам} few {# местностей: по их картам} many {# местностей: по их картам} other {# местности: по её картам}} можно строить где угодно',
      down: 'касается ещё {nMore, plural, =1 {одной местности: по её картам теперь придётся строить рядом} one {# местности: по её картам теперь придётся строить рядом} few {# местностей: по их картам теперь придётся строить рядом} many {# местностей: по их картам теперь придётся строить рядом} other {# местности: по её картам теперь придётся строить рядом}}',
    },
    stock: { up: 'строит быстрее', down: 'тратит поселения' },
  },
  frame: {
    both: '{gains}, но {losses}',
    losses: 'не обходится без потерь: {losses}',
    none: 'пока мало что меняет',
    unnamed: 'ни одна причина не выделяется',
  },
};
