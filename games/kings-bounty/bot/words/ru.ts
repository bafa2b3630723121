import type { SameWords } from '@four-crowns/bots';
import type { en } from './en.ts';

export const ru: SameWords<typeof en> = {
  terms: {
    title: {
      up: '{ownMore, plural, =0 {{theirsMore, plural, =0 {приближает к титулу «{name}»} other {отнимает титул «{name}» у другого игрока}}} other {приносит титул «{name}»}}',
      down: '{ownMore, plural, =0 {отдаляет от титула «{name}»} other {лишает титула «{name}»}}',
    },
    obelisks: {
      up: '{nMore, plural, =0 {лишает другого игрока обелиска} other {приносит обелиск}}',
      down: 'лишает обелиска',
    },
    holdings: {
      up: '{nMore, plural, =0 {{theirsMore, plural, =0 {укрепляет владение} other {лишает другого игрока владения}}} other {приносит владение}}',
      down: 'лишает владения или его гарнизона',
    },
    units: { up: 'позволяет играть отряды с руки', down: 'оставляет отряды на руке без замка' },
    hand: { up: 'меняет неудобные карты на новые', down: 'тратит карту' },
  },
  frame: {
    both: '{gains}, но {losses}',
    losses: 'обходится дешевле всего: {losses}',
    none: 'сам по себе мало что меняет',
  },
};
