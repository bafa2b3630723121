import type { SameWords } from '@four-crowns/bots';
import type { en } from './en.ts';

const nation = '{of, select, elves {эльфов} dwarves {гномов} undead {нежити} orcs {орков} other {людей}}';

const titleUp = (to: string, what: string, of: string): string =>
  `{ownMore, plural, =0 {{theirsMore, plural, =0 {{own, plural, =0 {приближает к ${to}} other {укрепляет за вами ${what}}}} other {лишает другого игрока ${of}}}} other {приносит ${what}}}`;

export const ru: SameWords<typeof en> = {
  terms: {
    title: {
      up: titleUp('титулу «{name}»', 'титул «{name}»', 'титула «{name}»'),
      upAll: titleUp('титулам {names}', 'титулы {names}', 'титулов {names}'),
      item: '«{name}»',
      down: '{ownMore, plural, =0 {{theirsMore, plural, =0 {{own, plural, =0 {отдаляет от титула «{name}»} other {ослабляет ваше преимущество в борьбе за титул «{name}»}}} other {оставляет титул «{name}» другому игроку}}} other {лишает вас титула «{name}»}}',
    },
    penalty: {
      kind: 'title',
      up: '{ownMore, plural, =0 {{theirsMore, plural, =0 {отдаляет титул «{name}»} other {оставляет титул «{name}» другому игроку}}} other {избавляет вас от титула «{name}»}}',
      down: '{ownMore, plural, =0 {избавляет другого игрока от титула «{name}»} other {приносит вам титул «{name}»}}',
    },
    obelisks: {
      up: '{ownMore, plural, =0 {лишает другого игрока обелиска} other {даёт обелиск}}',
      down: '{ownMore, plural, =0 {оставляет обелиск другому игроку} other {лишает вас обелиска}}',
    },
    holdings: {
      up: '{ownMore, plural, =0 {{theirsMore, plural, =0 {ставит гарнизон в ваше владение} other {лишает другого игрока замка}}} other {{theirsMore, plural, =0 {добавляет замок} other {отнимает замок у другого игрока}}}}',
      down: '{ownMore, plural, =0 {снимает гарнизон с вашего владения} other {лишает вас замка}}',
    },
    units: {
      up: `даёт замок {nMore, plural, one {отряду} few {# отрядам} many {# отрядам} other {# отряда}} ${nation} на руке`,
      down: 'оставляет отряды на руке без замка',
    },
    hand: {
      up: 'меняет {nMore, plural, one {карту с руки на новую} few {# карты с руки на новые} many {# карт с руки на новые} other {# карты с руки на новые}}',
      down: 'меняет меньше карт',
    },
    end: {
      up: 'заканчивает партию: карт слишком долго никто не играл; счёт по известным титулам {own} : {theirs}',
      down: 'заканчивает партию: карт слишком долго никто не играл; счёт по известным титулам {own} : {theirs}',
    },
  },
  frame: {
    both: '{gains}, но {losses}',
    losses: 'не обходится без потерь: {losses}',
    none: 'пока мало что меняет',
    unnamed: 'ни одна причина не выделяется',
  },
};
