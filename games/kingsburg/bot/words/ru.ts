import type { SameWords } from '@four-crowns/bots';
import type { en } from './en.ts';

const points = '{nMore, plural, one {# очко} few {# очка} many {# очков} other {# очка}}';
const goods = '{nMore, plural, =0 {товары} one {# товар} few {# товара} many {# товаров} other {# товара}}';

export const ru: SameWords<typeof en> = {
  terms: {
    points: { up: `приносит ${points}`, down: `стоит ${points}` },
    building: {
      up: 'строит здание «{name}»{points, plural, =0 {} one { (# очко)} few { (# очка)} many { (# очков)} other { (# очка)}}',
      down: 'теряет здание «{name}»',
    },
    cathedral: { up: 'бережёт товары для Собора', down: 'тратит товары, нужные Собору' },
    goods: { up: `приносит ${goods}`, down: `стоит ${goods}` },
    tokens: { up: 'приносит жетон «+2»', down: 'тратит жетон «+2»' },
    envoy: { up: 'сохраняет королевского посланника', down: 'тратит королевского посланника' },
    winter: {
      up: '{soldiersMore, plural, =0 {лучше готовит к зимней битве} one {даёт # воина к зимней битве} few {даёт # воинов к зимней битве} many {даёт # воинов к зимней битве} other {даёт # воина к зимней битве}}',
      down: 'хуже готовит к зимней битве',
    },
    advisor: { up: 'обеспечивает помощь советника ({name})', down: 'лишает помощи советника ({name})' },
    hand: { up: 'оставляет лучшие кубики', down: 'тратит кубики' },
  },
  frame: {
    both: '{gains}, но {losses}',
    losses: 'обходится дешевле всего: {losses}',
    none: 'сберегает всё на будущее',
  },
};
