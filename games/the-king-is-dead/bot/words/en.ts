import type { ReasonWords } from '@four-crowns/bots';
import type { TermId } from '../terms.ts';

const people = '{of, select, scottish {the Scots} welsh {the Welsh} other {the English}}';
const some =
  '{nMore, plural, one {{of, select, scottish {a Scot} welsh {a Welsh follower} other {an English follower}}} other {# {of, select, scottish {Scots} welsh {Welsh followers} other {English followers}}}}';
const mostAre =
  '{leads, select, yes { (you have the most of them)} no { (others have more of them)} other {}}';
const setsAre = '{leads, select, yes { (your sets are ahead)} no { (others’ sets are ahead)} other {}}';

export const en = {
  terms: {
    victory: { up: 'ends the game with your victory', down: 'ends the game without your victory' },
    court: {
      up: `summons ${some} to your court`,
      upAll: 'summons {names} to your court',
      item: some,
      down: `costs ${some} of your court`,
    },
    powerOwn: { up: `strengthens ${people}${mostAre}`, down: `weakens ${people}${mostAre}` },
    powerOthers: { up: `holds back ${people}${mostAre}`, down: `strengthens ${people}${mostAre}` },
    sets: {
      up: '{setsMore, plural, =0 {comes closer to a set for an invasion} other {completes a set for an invasion}}',
      down: 'breaks a set',
    },
    dangerOwn: {
      up: `makes an invasion likelier${setsAre}`,
      down: `makes an invasion less likely${setsAre}`,
    },
    dangerOthers: {
      up: `makes an invasion less likely${setsAre}`,
      down: `makes an invasion likelier${setsAre}`,
    },
    cards: { up: 'saves cards', down: 'spends a card' },
  },
  frame: {
    both: '{gains}, but {losses}',
    losses: 'comes at a price: it {losses}',
    none: 'makes little difference for now',
    unnamed: 'no single reason stands out',
  },
} as const satisfies ReasonWords<TermId>;
