import type { ReasonWords } from '@four-crowns/bots';
import type { TermId } from '../terms.ts';

/** `name` is the title in the game's own words. */
export const en = {
  terms: {
    title: {
      up: '{ownMore, plural, =0 {{theirsMore, plural, =0 {comes closer to the title {name}} other {takes the title {name} from another}}} other {wins the title {name}}}',
      down: '{ownMore, plural, =0 {falls behind for the title {name}} other {gives up the title {name}}}',
    },
    obelisks: {
      up: '{nMore, plural, =0 {takes an obelisk from another} other {gains an obelisk}}',
      down: 'loses an obelisk',
    },
    holdings: {
      up: '{nMore, plural, =0 {{theirsMore, plural, =0 {makes a holding safer} other {removes a holding of another}}} other {gains a holding}}',
      down: 'gives up a holding or its garrison',
    },
    units: { up: 'makes units in hand playable', down: 'leaves units in hand without a castle' },
    hand: {
      up: 'changes cards that are hard to play for new ones',
      down: 'spends a card',
    },
  },
  frame: {
    both: '{gains}, but {losses}',
    losses: 'costs least: it {losses}',
    none: 'changes little by itself',
  },
} as const satisfies ReasonWords<TermId>;
