/**
 * What is wrong with a refusal: every fact is read from what its seat sees, written apart from the rules, and
 * whatever the sentence offers must be among the legal actions.
 */
import type { Refusal } from '@four-crowns/core';
import type { Complaint, Things } from '@four-crowns/testkit';
import { FACTIONS } from '../src/data.ts';
import type { Crown, Faction, Region } from '../src/data.ts';
import { theKingIsDead } from '../src/index.ts';
import type { Action, State, View } from '../src/index.ts';
import type { Reason } from '../src/refusals.ts';
import { broken, doesAtAll, fullness } from './binding.ts';
import { count, isAround, isBordering } from './map-words.ts';
import { legalActions } from './playing.ts';

export const things: Things = {
  held: (view) => {
    const { stage, hands, viewer } = view as View;
    return stage === 'turn' ? (hands[Number(viewer)] ?? []).map((card) => `card.${card}`) : [];
  },
  usedBy: (action) => (action.type === 'play' ? `card.${String(action['card'])}` : undefined),
};

const STEPS: { readonly [stage: string]: string } = {
  turn: 'turn',
  effect: 'effect',
  summon: 'summon',
  'saxon-effect': 'saxon_effect',
  'saxon-summon': 'saxon_summon',
};

const must = (holds: boolean, what: string): string | undefined => (holds ? undefined : what);

export const complaint: Complaint = (state, seat, tried, refusal, thing) => {
  const s = state as State;
  const view = theKingIsDead.view(s, seat);
  const legal = legalActions(s);
  const { rule, facts } = refusal as Refusal & Reason;
  const action = tried as Action | undefined;
  if (rule === 'TKD-7.9') return must(view.stage === 'over', 'the game goes on');
  if (rule === 'TKD-1.9') return must(view.stage !== 'over', 'the game is over');
  if (rule === 'TKD-2.1') return must(facts.seat === view.current && facts.seat !== seat, 'it is their turn');
  if (view.current !== seat) return 'it is the turn of somebody else';
  const isLegal = (type: Action['type']): boolean => legal.some((one) => one.type === type);
  switch (rule) {
    case 'TKD-2.3': {
      const held = view.hands[seat] ?? [];
      if (held.includes(facts.card)) return 'the card is in hand';
      return must(isLegal('pass') && isLegal('play') === (facts.left === 'some'), 'what is left to play');
    }
    case 'TKD-2.6':
      return must(facts.step === STEPS[view.stage], `the step is ${view.stage}`);
    case 'TKD-8.2':
      return wrongSpy(view, seat, legal, action, facts.because);
    case 'TKD-8.5':
      if (thing !== undefined) return must(thing === 'card.plot', 'another card is idle');
      return must(action?.type === 'play' && action.card === 'plot', 'it is not Plot');
    case 'TKD-4.2':
      if (!isLegal('summon')) return 'nobody can be summoned';
      return must(view.map[facts.region][facts.faction] === 0, 'there is one to summon');
    case 'TKD-10.8':
      return must(view.stage.startsWith('saxon') && legal.length > 1, 'there is no choice');
    case 'TKD-11.2':
      return must(JSON.stringify(action).includes('viking'), 'no Viking was named');
    default:
      return wrongEffect(view, seat, legal, action, { rule, facts } as Reason);
  }
};

function wrongSpy(
  view: View,
  seat: number,
  legal: readonly Action[],
  action: Action | undefined,
  because: string,
): string | undefined {
  if (action?.type !== 'play') return 'no card was played';
  const others = view.piles.flatMap((pile, of) => (of !== seat && pile.length > 0 ? [of] : []));
  const offers = legal.flatMap((one) => (one.type === 'play' && one.card === action.card ? [one] : []));
  if (offers.length === 0) return 'the card cannot be played at all';
  switch (because) {
    case 'other_card':
      return must(action.card !== 'spy' && offers.some(({ of }) => of === undefined), 'it is Spy');
    case 'no_pile':
      return must(others.length === 0 && offers.some(({ of }) => of === undefined), 'there is a pile');
    case 'pile':
      return must(
        offers.every(({ of }) => of !== undefined && others.includes(of)),
        'no pile is offered',
      );
    default:
      return must(
        view.options.spyPile === 'fullest' && offers.some(({ of }) => of !== undefined),
        'no pile is offered',
      );
  }
}

/** At most this many of the followers named can be had there. */
function missing(view: View, region: Region, faction: Faction, wanted: number, more = 0): boolean {
  return view.map[region][faction] + more < wanted;
}

function wrongEffect(
  view: View,
  seat: number,
  legal: readonly Action[],
  action: Action | undefined,
  { rule, facts }: Reason,
): string | undefined {
  const card = view.effect;
  if (view.stage !== 'effect' || action === undefined) return `${rule} outside of an effect`;
  if ('card' in facts && facts.card !== card) return `the card is ${card}`;
  const isIdle = legal.every((one) => one.type === 'no-effect');
  if (rule === 'TKD-3.2') return must(isIdle, 'the card can do something');
  if (rule === 'TKD-3.8') {
    if ((facts.left === 'none') !== isIdle) return 'what else there is';
    if (action.type !== 'swap') return 'it is no swap';
    // Nothing but the last swap stands against it: everybody named is there.
    const isThere = [action.a, action.b].every((region) =>
      FACTIONS.every((faction) => !missing(view, region, faction, wantedFrom(action, region, faction))),
    );
    return must(isThere, 'another rule forbids it');
  }
  // Everything else is advice to choose better, so there must be something to choose.
  if (isIdle) return 'the card can do nothing';
  const isOfOther = rule === 'TKD-3.9' || rule === 'TKD-8.12' || rule === 'TKD-11.2';
  if (card !== null && !isOfOther && action.type !== 'no-effect' && !doesAtAll(card, action, view)) {
    return 'the card does something else: TKD-3.9 binds';
  }
  switch (rule) {
    case 'TKD-3.1': {
      if (card === null) return 'no card is in play';
      if (action.type === 'no-effect') return undefined;
      const wrong = broken(card, action, view);
      if (!doesAtAll(card, action, view) || wrong !== undefined)
        return `it is ${wrong ?? 'TKD-3.9'} that binds`;
      const fullest = Math.max(...legal.map((one) => fullness(card, one)));
      return must(fullest > fullness(card, action), 'the card can do no more');
    }
    case 'TKD-3.9':
      return must(card !== null && !doesAtAll(card, action, view), 'the card does just that');
    case 'TKD-3.3':
      return must(view.results[facts.region] !== null, 'the region is open');
    case 'TKD-3.4':
      return wrongSupply(view, action, facts);
    case 'TKD-3.5': {
      const wanted = wantedFrom(action, facts.region, facts.faction);
      const placed = action.type === 'exchange' && card === 'ambush' ? count(action.place, facts.faction) : 0;
      return must(missing(view, facts.region, facts.faction, wanted, placed), 'they are there');
    }
    case 'TKD-3.6':
      return must(!isBordering(facts.a, facts.b), 'they border each other');
    case 'TKD-3.7':
      return must(!isAround(view, facts.region, facts.faction), 'it is around them');
    case 'TKD-3.10':
      return must(JSON.stringify(action).split(`"${facts.region}"`).length > 2, 'it is named once');
    case 'TKD-5.4':
      return must(view.placing === facts.faction && can(legal, facts.faction), 'another faction is due');
    case 'TKD-5.6': {
      const isSealed = view.cardDiscs.includes(facts.region);
      const isDown = view.results[facts.region] !== null;
      return must(facts.because === 'disc' ? isSealed && !isDown : isDown, 'the card can be moved');
    }
    case 'TKD-5.7': {
      const hasDisc = legal.some((one) => one.type === 'negotiate' && one.disc !== 'none');
      return must(hasDisc === (facts.has === 'disc'), 'the disc');
    }
    case 'TKD-8.6': {
      const most = Math.max(view.supply.scottish, view.supply.welsh, view.supply.english);
      return must(view.supply[facts.faction] === most && can(legal, facts.faction), 'another one is offered');
    }
    case 'TKD-8.12':
      return must(action.type === 'exchange' && count(action.back, 'english') === 2, 'no two English');
    default:
      return `${rule} is no rule of an effect (seat ${seat})`;
  }
}

function can(legal: readonly Action[], faction: Crown): boolean {
  return legal.some((one) => one.type === 'place' && count(one.followers, faction) > 0);
}

/** How many of a faction an action takes out of a region. */
function wantedFrom(action: Action, region: Region, faction: Faction): number {
  switch (action.type) {
    case 'swap':
      return action.a === region ? count(action.give, faction) : count(action.take, faction);
    case 'move':
      return count(action.followers, faction);
    case 'exchange':
      return count(action.back, faction);
    default:
      return 0;
  }
}

function wrongSupply(
  view: View,
  action: Action,
  facts: Extract<Reason, { readonly rule: 'TKD-3.4' }>['facts'],
): string | undefined {
  const { faction, supply, counted } = facts;
  const wanted =
    action.type === 'place'
      ? count(action.followers, faction)
      : action.type === 'exchange'
        ? count(action.place, faction)
        : 0;
  const back = counted === 'after_return' && action.type === 'exchange' ? count(action.back, faction) : 0;
  return must(supply === view.supply[faction] + back && supply < wanted, 'the supply has enough');
}
