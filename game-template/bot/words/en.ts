import type { ReasonWords } from '@four-crowns/bots';
import type { TermId } from '../terms.ts';

export const en = {
  terms: {
    lead: {
      up: 'wins {nMore, plural, one {# point} other {# points}} on the others',
      down: 'loses {nMore, plural, one {# point} other {# points}} to the others',
    },
    bid: {
      up: 'beats {n} % of what the others can bid for {worth, plural, one {# point} other {# points}}',
      down: 'lowers the chance of the prize to {n} %',
    },
    hand: { up: 'keeps stronger cards', down: 'spends a card' },
  },
  frame: {
    both: '{gains}, but {losses}',
    losses: 'comes at a price: it {losses}',
    none: 'makes little difference for now',
    unnamed: 'saves the better cards for other prizes',
  },
} as const satisfies ReasonWords<TermId>;
