import type { ReasonWords } from '@four-crowns/bots';
import type { TermId } from '../terms.ts';

/** `name` is the building or the advisor in the game's own words. */
export const en = {
  terms: {
    points: {
      up: 'scores {nMore, plural, one {# point} other {# points}}',
      down: 'pays {nMore, plural, one {# point} other {# points}}',
    },
    building: {
      up: 'builds the {name}{points, plural, =0 {} one { (# point)} other { (# points)}}',
      down: 'loses the {name}',
      downAll: 'loses {names}',
    },
    cathedral: {
      up: 'adds {nMore, plural, one {# point} other {# points}} from the Cathedral for goods',
      down: 'costs {nMore, plural, one {# point} other {# points}} of the Cathedral',
    },
    goods: {
      up: 'brings {nMore, plural, one {# good} other {# goods}}',
      down: 'costs {nMore, plural, one {# good} other {# goods}}',
    },
    tokens: {
      up: 'adds {nMore, plural, one {a “+2” token} other {# “+2” tokens}}',
      down: 'spends a “+2” token',
    },
    envoy: { up: 'gains the King’s Envoy', down: 'uses up the King’s Envoy' },
    winter: {
      up: 'raises your chance to win the coming battle from {nBefore, number} % to {n, number} %',
      down: 'lowers your chance to win the coming battle from {nBefore, number} % to {n, number} %',
    },
    advisor: {
      up: 'wins the help of the {name}',
      down: 'gives up the help of the {name}',
      upAll: 'wins the help of {names}',
    },
    hand: { up: 'keeps better dice', down: 'uses up dice' },
  },
  frame: {
    both: '{gains}, but {losses}',
    losses: 'comes at a price: it {losses}',
    none: 'makes little difference for now',
    unnamed: 'no single reason stands out',
  },
} as const satisfies ReasonWords<TermId>;
