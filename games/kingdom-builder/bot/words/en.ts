import type { ReasonWords } from '@four-crowns/bots';
import type { TermId } from '../terms.ts';

const tile =
  '{of, select, oracle {Oracle} farm {Farm} oasis {Oasis} tower {Tower} tavern {Tavern} barn {Barn} harbor {Harbor} paddock {Paddock} other {location}}';
const card =
  '{of, select, fishermen {Fishermen} merchants {Merchants} discoverers {Discoverers} hermits {Hermits} citizens {Citizens} miners {Miners} workers {Workers} knights {Knights} lords {Lords} farmers {Farmers} other {another card}}';
const more = '{nMore, plural, one {one more settlement} other {# more settlements}}';
const places = (where: string): string =>
  `opens {nMore, plural, one {another hex} other {# more hexes}} ${where}`;
const lost = (whose: string): string => `loses {goldMore, plural, other {# gold}} from the ${whose}`;

/** Each of them says what a count does; `n` is the count afterwards, `nMore` how far it moves. */
export const en = {
  terms: {
    fishermen: { up: `puts ${more} by the water for the Fishermen`, down: lost('Fishermen') },
    merchants: {
      up: 'links {nMore, plural, one {another place} other {# more places}} for the Merchants',
      down: lost('Merchants'),
    },
    discoverers: {
      up: 'settles {nMore, plural, one {a new row} other {# new rows}} for the Discoverers ({n, number} in all)',
      down: lost('Discoverers'),
    },
    hermits: {
      up: 'makes {nMore, plural, one {a new group} other {# new groups}} for the Hermits ({n, number} in all)',
      down: lost('Hermits'),
    },
    citizens: {
      up: 'gains {goldMore, plural, other {# gold}} from the Citizens (your largest group grows)',
      down: lost('Citizens'),
    },
    miners: { up: `puts ${more} by the mountains for the Miners`, down: lost('Miners') },
    workers: { up: `puts ${more} by locations and castles for the Workers`, down: lost('Workers') },
    knights: {
      up: 'brings your fullest row to {n, plural, one {# settlement} other {# settlements}} for the Knights',
      down: lost('Knights'),
    },
    lords: { up: 'gains {goldMore, plural, other {# gold}} from the Lords', down: lost('Lords') },
    farmers: {
      up: 'brings your poorest sector to {n, plural, one {# settlement} other {# settlements}} for the Farmers',
      down: lost('Farmers'),
    },
    castles: {
      up: 'reaches {nMore, plural, one {a castle} other {# castles}}',
      down: 'leaves {nMore, plural, one {a castle} other {# castles}}',
    },
    later: {
      up: `{of, select, fishermen {${places('by the water for the Fishermen')}} miners {${places('by the mountains for the Miners')}} workers {${places('by locations and castles for the Workers')}} discoverers {comes beside {nMore, plural, one {another new row} other {# more new rows}} for the Discoverers} knights {leaves more room in your fullest row for the Knights} merchants {comes near {nMore, plural, one {another place} other {# more places}} for the Merchants} citizens {builds up a second group for the Citizens} lords {gains ground in the sectors for the Lords} farmers {settles {nMore, plural, one {another sector} other {# more sectors}} for the Farmers} other {prepares for the ${card}}}`,
      down: `leaves less to come of the ${card}`,
    },
    tile: {
      up: `takes the ${tile} tile`,
      down: `gives up the ${tile} tile`,
      upAll: 'takes the {names} tiles',
      downAll: 'gives up the {names} tiles',
    },
    tileNear: { up: `comes near the ${tile}`, down: `leaves less chance of the ${tile}` },
    castleNear: {
      up: 'comes near {nMore, plural, one {a castle} other {# castles}}',
      down: 'leaves fewer castles to come near',
    },
    free: {
      up: 'keeps away from {n, plural, one {# terrain} other {# terrains}}, where a card then lets you build anywhere',
      down: 'touches {nMore, plural, one {another terrain, whose cards then make you build beside your settlements} other {# more terrains, whose cards then make you build beside your settlements}}',
    },
    stock: { up: 'settles faster', down: 'spends settlements' },
  },
  frame: {
    both: '{gains}, but {losses}',
    losses: 'comes at a price: it {losses}',
    none: 'makes little difference for now',
    unnamed: 'no single reason stands out',
  },
} as const satisfies ReasonWords<TermId>;
