import type { SameWords } from '@four-crowns/bots';
import type { en } from './en.ts';

const points = '{nMore, plural, one {# очко} few {# очка} many {# очков} other {# очка}}';
const goods = '{nMore, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}';

export const ru: SameWords<typeof en> = {
  terms: {
    points: { up: `даёт ${points}`, down: `стоит ${points}` },
    building: {
      up: 'строит здание «{name}»{points, plural, =0 {} one { (# очко)} few { (# очка)} many { (# очков)} other { (# очка)}}',
      down: 'теряет здание «{name}»',
      downAll: 'теряет здания: {names}',
    },
    cathedral: {
      up: 'даёт ещё {nMore, plural, one {# очко} few {# очка} many {# очков} other {# очка}} от Собора за товары',
      down: 'стоит {nMore, plural, one {# очко} few {# очка} many {# очков} other {# очка}} Собора',
    },
    goods: { up: `приносит ${goods}`, down: `стоит ${goods}` },
    tokens: {
      up: 'добавляет {nMore, plural, one {жетон «+2»} few {# жетона «+2»} many {# жетонов «+2»} other {# жетона «+2»}}',
      down: 'тратит жетон «+2»',
    },
    envoy: { up: 'получает королевского посланника', down: 'тратит королевского посланника' },
    winter: {
      up: 'повышает шанс победить в зимней битве с {nBefore, number} до {n, number} %',
      down: 'снижает шанс победить в зимней битве с {nBefore, number} до {n, number} %',
    },
    advisor: {
      up: 'обеспечивает помощь советника ({name})',
      down: 'лишает помощи советника ({name})',
      upAll: 'обеспечивает помощь советников: {names}',
    },
    hand: { up: 'оставляет лучшие кубики', down: 'тратит кубики' },
  },
  frame: {
    both: '{gains}, но {losses}',
    losses: 'не обходится без потерь: {losses}',
    none: 'пока мало что меняет',
    unnamed: 'ни одна причина не выделяется',
  },
};
