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
      up: 'builds the {name}{points, plural, =0 {} one { for # point} other { for # points}}',
      down: 'loses the {name}',
    },
    cathedral: { up: 'keeps goods for the Cathedral', down: 'spends goods of the Cathedral' },
    goods: {
      up: 'brings {nMore, plural, =0 {goods} one {# good} other {# goods}}',
      down: 'costs {nMore, plural, =0 {goods} one {# good} other {# goods}}',
    },
    tokens: { up: 'brings a “+2” token', down: 'spends a “+2” token' },
    envoy: { up: 'keeps the King’s Envoy', down: 'uses up the King’s Envoy' },
    winter: {
      up: '{soldiersMore, plural, =0 {stands better in the coming battle} one {has a soldier more for the coming battle} other {has # soldiers more for the coming battle}}',
      down: 'stands worse in the coming battle',
    },
    advisor: { up: 'wins the help of the {name}', down: 'gives up the help of the {name}' },
    hand: { up: 'keeps better dice', down: 'uses up dice' },
  },
  frame: {
    both: '{gains}, but {losses}',
    losses: 'costs least: it {losses}',
    none: 'saves what there is for later',
  },
} as const satisfies ReasonWords<TermId>;
