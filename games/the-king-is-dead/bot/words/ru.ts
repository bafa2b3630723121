import type { SameWords } from '@four-crowns/bots';
import type { en } from './en.ts';

const people = '{of, select, scottish {шотландцев} welsh {валлийцев} other {англичан}}';
const some = `{nMore, plural, =1 {{of, select, scottish {шотландца} welsh {валлийца} other {англичанина}}} one {# {of, select, scottish {шотландца} welsh {валлийца} other {англичанина}}} few {# ${people}} many {# ${people}} other {# ${people}}}`;
const mostAre = '{leads, select, yes { (их больше всех у вас)} no { (их больше у других)} other {}}';
const setsAre = '{leads, select, yes { (ваши наборы впереди)} no { (впереди чужие наборы)} other {}}';

export const ru: SameWords<typeof en> = {
  terms: {
    victory: { up: 'завершает игру вашей победой', down: 'завершает игру без вашей победы' },
    court: {
      up: `призывает к вашему двору ${some}`,
      upAll: 'призывает к вашему двору {names}',
      item: some,
      down: `лишает ваш двор ${some}`,
    },
    powerOwn: { up: `усиливает ${people}${mostAre}`, down: `ослабляет ${people}${mostAre}` },
    powerOthers: { up: `сдерживает ${people}${mostAre}`, down: `усиливает ${people}${mostAre}` },
    sets: {
      up: '{setsMore, plural, =0 {приближает к полному набору на случай вторжения} one {завершает набор на случай вторжения} few {завершает набор на случай вторжения} many {завершает набор на случай вторжения} other {завершает набор на случай вторжения}}',
      down: 'рушит набор',
    },
    dangerOwn: { up: `приближает вторжение${setsAre}`, down: `отдаляет вторжение${setsAre}` },
    dangerOthers: { up: `отдаляет вторжение${setsAre}`, down: `приближает вторжение${setsAre}` },
    cards: { up: 'бережёт карты', down: 'тратит карту' },
  },
  frame: {
    both: '{gains}, но {losses}',
    losses: 'не обходится без потерь: {losses}',
    none: 'пока мало что меняет',
    unnamed: 'ни одна причина не выделяется',
  },
};
