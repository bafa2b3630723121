import type { ReasonWords } from '@four-crowns/bots';
import type { TermId } from '../terms.ts';

const people = '{of, select, scottish {the Scots} welsh {the Welsh} other {the English}}';
const one = '{of, select, scottish {a Scot} welsh {a Welsh follower} other {an English follower}}';

export const en = {
  terms: {
    victory: { up: 'ends the game with a victory', down: 'ends the game without a victory' },
    crown: {
      up: `{nMore, plural, =0 {{leads, select, yes {strengthens ${people}, of whom you have most} other {holds back ${people}, of whom others have more}}} other {summons ${one} to your court}}`,
      down: `{leads, select, no {strengthens ${people}, of whom others have more} other {weakens ${people}, whom you need}}`,
    },
    sets: {
      up: '{nMore, plural, =0 {{leads, select, yes {makes an invasion likelier, where your sets would win} other {makes an invasion less of a danger}}} other {completes a set in case of an invasion}}',
      down: 'leaves you worse off in an invasion',
    },
    invasion: { up: 'makes an invasion less likely', down: 'makes an invasion likelier' },
    cards: { up: 'saves cards', down: 'spends a card' },
  },
  frame: {
    both: '{gains}, but {losses}',
    losses: 'costs least: it {losses}',
    none: 'saves your cards for later',
  },
} as const satisfies ReasonWords<TermId>;
