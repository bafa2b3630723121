import { BARN, MANDATORY, WATER } from './data.ts';
import { placeSpots } from './locations/index.ts';
import { countSpots } from './spots.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

/** What is wrong with where the turn stands: the seat that is asked must have something to answer. */
export function turnFault(s: State): string | undefined {
  const { a } = s;
  const seat = a[at.CURRENT];
  const isBusy = a[at.CARD] >= 0 || a[at.LEFT] > 0;
  switch (a[at.STAGE]) {
    case at.TURN:
      return handFault(s) ?? mandatoryFault(s);
    case at.PLACE:
      return handFault(s) ?? liftFault(s);
    case at.REPLACE:
      if (a[at.CARD] >= 0 || a[at.LEFT] === 0) return 'there is no card to replace';
      return (
        handFault(s) ?? (a[at.STOCK + seat] === 0 ? 'nothing in the stock to draw a card for' : undefined)
      );
    case at.DRAW:
      if (a[at.LAST_ROUND] === 1) return 'nobody draws in the last round';
      return handFault(s) ?? (isBusy ? 'a card is drawn before the turn is over' : undefined);
    case at.OVER:
      if (a[at.LAST_ROUND] === 0) return 'the game is over without a last round';
      return isBusy ? 'the game is over with something left to do' : undefined;
    default:
      return undefined;
  }
}

/** KB-2.2: the card in hand was shown. */
function handFault(s: State): string | undefined {
  return s.a[at.HAND + s.a[at.CURRENT]] >= 0 ? 'the player at turn has a card in hand' : undefined;
}

/** KB-2.7, KB-2.9: what is left of the mandatory action is possible. */
function mandatoryFault(s: State): string | undefined {
  const { a } = s;
  if (a[at.LEFT] === 0) return undefined;
  if (a[at.STOCK + a[at.CURRENT]] === 0) return 'mandatory settlements are left, but the stock is empty';
  const isUsable = a[at.CARD] >= 0 && a[at.FREE_COUNT + a[at.CARD]] > 0;
  return isUsable ? undefined : 'mandatory settlements are left, but no usable card';
}

function liftFault(s: State): string | undefined {
  const { a } = s;
  if (a[at.LEFT] !== 0 && a[at.LEFT] !== MANDATORY) return 'lifted between mandatory settlements';
  const from = a[at.LIFTED];
  const ground = at.groundAt(s, from);
  if (ground > WATER) return 'lifted from where nobody can stand';
  if (at.ownerOf(s, from) >= 0) return 'lifted from where another settlement stands';
  if (a[at.LIFTED_BY] === BARN && a[at.CARD] < 0) return 'lifted by the Barn without a card';
  placeSpots(s, a[at.CURRENT]);
  return countSpots() === 0 ? 'the lifted settlement has nowhere to go' : undefined;
}
