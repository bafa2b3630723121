import type { ReasonWords } from '@four-crowns/bots';
import type { TermId } from '../terms.ts';

const nation = '{of, select, elves {elven} dwarves {dwarven} undead {undead} orcs {orcish} other {human}}';

/** What a title gained does to who holds it: won, taken from its holder, made safer, or nearer than before. */
const titleUp = (titles: string): string =>
  `{ownMore, plural, =0 {{theirsMore, plural, =0 {{own, plural, =0 {comes closer to ${titles}} other {makes ${titles} safer}}} other {costs another player ${titles}}}} other {wins ${titles}}}`;

/** `name` is the title in the game's own words. */
export const en = {
  terms: {
    title: {
      up: titleUp('the title {name}'),
      upAll: titleUp('the titles {names}'),
      item: '{name}',
      down: '{ownMore, plural, =0 {{theirsMore, plural, =0 {{own, plural, =0 {falls behind for the title {name}} other {makes your hold on the title {name} less safe}}} other {leaves the title {name} to another player}}} other {gives up the title {name}}}',
    },
    penalty: {
      kind: 'title',
      up: '{ownMore, plural, =0 {{theirsMore, plural, =0 {improves things for the title {name}} other {leaves the title {name} to another player}}} other {gets rid of the title {name}}}',
      down: '{ownMore, plural, =0 {frees another player of the title {name}} other {brings you the title {name}}}',
    },
    obelisks: {
      up: '{ownMore, plural, =0 {costs another player an obelisk} other {gains an obelisk}}',
      down: '{ownMore, plural, =0 {leaves an obelisk to another player} other {loses an obelisk}}',
    },
    holdings: {
      up: '{ownMore, plural, =0 {{theirsMore, plural, =0 {adds a garrison to your holdings} other {costs another player a castle}}} other {{theirsMore, plural, =0 {gains a castle} other {takes a castle from another player}}}}',
      down: '{ownMore, plural, =0 {takes a garrison from your holdings} other {gives up a castle}}',
    },
    units: {
      up: `brings a castle for the {nMore, plural, one {${nation} unit} other {# ${nation} units}} in your hand`,
      down: 'leaves units in your hand without a castle',
    },
    hand: {
      up: 'swaps {nMore, plural, one {a card from your hand for a new one} other {# cards from your hand for new ones}}',
      down: 'swaps fewer cards',
    },
    end: {
      up: 'ends the game, because nobody has played a card for so long: {own} points to {theirs} as far as is known',
      down: 'ends the game, because nobody has played a card for so long: {own} points to {theirs} as far as is known',
    },
  },
  frame: {
    both: '{gains}, but {losses}',
    losses: 'comes at a price: it {losses}',
    none: 'makes little difference for now',
    unnamed: 'no single reason stands out',
  },
} as const satisfies ReasonWords<TermId>;
