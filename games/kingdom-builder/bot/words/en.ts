import type { ReasonWords } from '@four-crowns/bots';
import type { TermId } from '../terms.ts';

const nth =
  '{n, select, 1 {first} 2 {second} 3 {third} 4 {fourth} 5 {fifth} 6 {sixth} 7 {seventh} 8 {eighth} 9 {ninth} 10 {tenth} 11 {eleventh} 12 {twelfth} 13 {thirteenth} 14 {fourteenth} 15 {fifteenth} 16 {sixteenth} other {further}}';
const tile =
  '{of, select, oracle {oracle} farm {farm} oasis {oasis} tower {tower} tavern {tavern} barn {barn} harbor {harbor} paddock {paddock} other {location}}';
const card =
  '{of, select, fishermen {Fishermen} merchants {Merchants} discoverers {Discoverers} hermits {Hermits} citizens {Citizens} miners {Miners} workers {Workers} knights {Knights} lords {Lords} farmers {Farmers} other {another card}}';
const goldLess = '{goldMore, plural, other {# gold}}';

export const en = {
  terms: {
    fishermen: {
      up: 'puts {nMore, plural, one {a settlement} other {# settlements}} by the water for Fishermen',
      down: `gives up ${goldLess} of Fishermen`,
    },
    merchants: {
      up: 'links {nMore, plural, one {one more place} other {# more places}} for Merchants',
      down: `gives up ${goldLess} of Merchants`,
    },
    discoverers: {
      up: `starts {nMore, plural, one {a ${nth} row} other {# new rows, {n} in all,}} for Discoverers`,
      down: `gives up ${goldLess} of Discoverers`,
    },
    hermits: {
      up: `founds {nMore, plural, one {a ${nth} group} other {# new groups, {n} in all,}} for Hermits`,
      down: 'joins groups and gives up {goldMore, plural, other {# gold}} of Hermits',
    },
    citizens: {
      up: 'lets the largest group grow for Citizens, {goldMore, plural, other {# gold}} more',
      down: `gives up ${goldLess} of Citizens`,
    },
    miners: {
      up: 'puts {nMore, plural, one {a settlement} other {# settlements}} by the mountains for Miners',
      down: `gives up ${goldLess} of Miners`,
    },
    workers: {
      up: 'puts {nMore, plural, one {a settlement} other {# settlements}} by locations and castles for Workers',
      down: `gives up ${goldLess} of Workers`,
    },
    knights: {
      up: 'brings the fullest row to {n, plural, one {# settlement} other {# settlements}} for Knights',
      down: `gives up ${goldLess} of Knights`,
    },
    lords: {
      up: 'gains {goldMore, plural, other {# gold}} of Lords by a lead in a sector',
      down: `loses ${goldLess} of Lords`,
    },
    farmers: {
      up: 'brings the poorest sector to {n, plural, one {# settlement} other {# settlements}} for Farmers',
      down: `gives up ${goldLess} of Farmers`,
    },
    castles: {
      up: 'reaches {nMore, plural, one {a castle} other {# castles}}',
      down: 'leaves {nMore, plural, one {a castle} other {# castles}}',
    },
    later: { up: `prepares more gold of ${card}`, down: `spoils what may still come of ${card}` },
    tile: {
      up: `{nMore, plural, =0 {comes near the ${tile}} other {takes the ${tile}}}`,
      down: `{nMore, plural, =0 {leaves less time for the ${tile}} other {gives up the ${tile}}}`,
    },
    castleNear: { up: 'comes near a castle', down: 'has fewer castles left to come near' },
    free: {
      up: 'touches fewer terrains and can settle far away again',
      down: 'touches more terrains and is bound to them',
    },
    stock: { up: 'settles faster', down: 'spends settlements' },
  },
  frame: {
    both: '{gains}, but {losses}',
    losses: 'costs least: it {losses}',
    none: 'changes little by itself',
  },
} as const satisfies ReasonWords<TermId>;
