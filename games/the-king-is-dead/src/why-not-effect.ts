/** Why a card cannot be resolved like this: first what the card is, then the places, then the followers. */
import { codes } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { around } from './around.ts';
import { mostInSupply } from './cards/aid.ts';
import { LISTERS } from './cards/index.ts';
import { hasDisc } from './cards/negotiate.ts';
import { encode, namedIn, regionOf, setOf } from './codec.ts';
import * as data from './data.ts';
import type { Crown, Region } from './data.ts';
import type { Reason } from './refusals.ts';
import { SET_HAS, SET_SIZE } from './sets.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { bannedSwap } from './swaps.ts';

type Of<T> = Extract<Action, { readonly type: T }>;

export function whyNotEffect(s: State, seat: Seat, action: Action): Reason {
  const kind = s.a[at.EFFECT];
  const fuller: Reason = { rule: 'TKD-3.1', facts: { card: data.CARDS[kind] } };
  if (action.type === 'swap' && whyNotSwap(s, action) === undefined) {
    const undoing = whyNotUndo(s, seat, action);
    if (undoing !== undefined) return undoing;
  }
  // What is said of places and followers is advice only where the card can do something.
  if (canDoNothing(s, seat)) return { rule: 'TKD-3.2', facts: { card: data.CARDS[kind] } };
  switch (action.type) {
    case 'place':
      return whyNotPlace(s, action) ?? fuller;
    case 'swap':
      return whyNotSwap(s, action) ?? fuller;
    case 'move':
      return whyNotMove(s, action) ?? fuller;
    case 'exchange':
      return whyNotExchange(s, action) ?? fuller;
    case 'negotiate':
      return whyNotNegotiate(s, seat, action) ?? fuller;
    case 'no-effect':
      return fuller;
    default:
      return otherCard(s);
  }
}

const buffer = codes();

function canDoNothing(s: State, seat: Seat): boolean {
  buffer.n = 0;
  return LISTERS[s.a[at.EFFECT]](s, seat, buffer) === 0;
}

/** TKD-3.8, for a swap that nothing else stands against: the player who was swapped may have left since. */
function whyNotUndo(s: State, seat: Seat, action: Of<'swap'>): Reason | undefined {
  const kind = s.a[at.EFFECT];
  const code = encode(s, seat, action) ?? 0;
  if (bannedSwap(s, seat, kind) !== code) return undefined;
  const [a, b] = [data.REGIONS[(code >> 11) & 7], data.REGIONS[(code >> 8) & 7]];
  return {
    rule: 'TKD-3.8',
    facts: { a, b, card: data.CARDS[kind], left: canDoNothing(s, seat) ? 'none' : 'some' },
  };
}

function otherCard(s: State): Reason {
  return { rule: 'TKD-3.9', facts: { card: data.CARDS[s.a[at.EFFECT]] } };
}

function crown(faction: number): Crown {
  return data.CROWN_NAMES[faction];
}

/** How many of a set are of this faction. */
function has(set: number, faction: number): number {
  return SET_HAS[set * 4 + faction];
}

function closed(s: State, region: Region): Reason | undefined {
  const open = ((s.a[at.OPEN] >> regionOf(region)) & 1) === 1;
  return open ? undefined : { rule: 'TKD-3.3', facts: { region } };
}

function notAround(s: State, region: Region, faction: number): Reason | undefined {
  if ((around(s, faction) >> regionOf(region)) & 1) return undefined;
  return { rule: 'TKD-3.7', facts: { region, faction: crown(faction) } };
}

function notBordering(a: Region, b: Region): Reason | undefined {
  return (data.NEAR[regionOf(a)] >> regionOf(b)) & 1 ? undefined : { rule: 'TKD-3.6', facts: { a, b } };
}

/** `more` stand there besides, by the same card. */
function notThere(s: State, region: Region, set: number, more?: number): Reason | undefined {
  for (let f = 0; f < 4; f++) {
    const there = s.a[at.MAP + regionOf(region) * 4 + f] + (more === undefined ? 0 : has(more, f));
    if (has(set, f) > there) return { rule: 'TKD-3.5', facts: { region, faction: data.FACTIONS[f] } };
  }
  return undefined;
}

function notInSupply(s: State, set: number, more?: number): Reason | undefined {
  for (let f = 0; f < data.CROWNS; f++) {
    const counted = more === undefined ? 'now' : 'after_return';
    const supply = s.a[at.SUPPLY + f] + (more === undefined ? 0 : has(more, f));
    if (has(set, f) > supply) return { rule: 'TKD-3.4', facts: { faction: crown(f), supply, counted } };
  }
  return undefined;
}

const VIKINGS_STAY: Reason = { rule: 'TKD-11.2', facts: {} };

function whyNotPlace(s: State, { region, followers }: Of<'place'>): Reason | undefined {
  const kind = s.a[at.EFFECT];
  const set = setOf(followers);
  const support = kind <= data.ENGLISH_SUPPORT;
  if (!support && kind !== data.ASSEMBLE && kind !== data.AID && kind !== data.RESIST) return otherCard(s);
  if (has(set, data.VIKING) > 0) return VIKINGS_STAY;
  const [faction] = [0, 1, 2].filter((f) => has(set, f) > 0);
  const mixed = has(set, faction) < SET_SIZE[set];
  if (kind === data.RESIST ? has(set, data.SCOTTISH) > 0 : mixed) return otherCard(s);
  if (support && faction !== kind) return otherCard(s);
  if (kind === data.ASSEMBLE) {
    if (SET_SIZE[set] !== 1) return otherCard(s);
    const placing = s.a[at.PLACING];
    if (placing >= 0 && faction !== placing) return { rule: 'TKD-5.4', facts: { faction: crown(placing) } };
  }
  const shut = closed(s, region);
  if (shut !== undefined) return shut;
  const centre = support ? kind : kind === data.RESIST ? data.SCOTTISH : -1;
  const far = centre < 0 ? undefined : notAround(s, region, centre);
  if (far !== undefined) return far;
  if (kind === data.AID && s.a[at.SUPPLY + faction] < mostInSupply(s)) {
    const most = [0, 1, 2].find((f) => s.a[at.SUPPLY + f] === mostInSupply(s)) ?? 0;
    return { rule: 'TKD-8.6', facts: { faction: crown(most) } };
  }
  return notInSupply(s, set);
}

/** TKD-3.9: which swaps a card knows at all. */
function isSwapOf(s: State, kind: number, give: number, take: number): boolean {
  const sizes = SET_SIZE[give] * 10 + SET_SIZE[take];
  const named = namedIn(kind);
  if (named >= 0 && (has(give, named) < SET_SIZE[give] || has(take, named) > 0)) return false;
  switch (kind) {
    case data.MANOEUVRE:
    case data.DISPUTE:
      return sizes === 11;
    case data.OUTMANOEUVRE:
    case data.INFLUENCE:
      return sizes === 11 || sizes === 12;
    case data.EDICT:
      return sizes > 11 || s.options.edictOneForOne;
    default:
      return false;
  }
}

function whyNotSwap(s: State, action: Of<'swap'>): Reason | undefined {
  const kind = s.a[at.EFFECT];
  const code = encode(s, 0, action) ?? 0;
  const give = (code >> 4) & 15;
  const take = code & 15;
  if (!isSwapOf(s, kind, give, take)) return otherCard(s);
  const a = data.REGIONS[(code >> 11) & 7];
  const b = data.REGIONS[(code >> 8) & 7];
  if (a === b) return { rule: 'TKD-3.10', facts: { region: a } };
  const shut = closed(s, a) ?? closed(s, b);
  if (shut !== undefined) return shut;
  const near = kind === data.OUTMANOEUVRE || kind === data.EDICT;
  const wrong = (near ? notBordering(a, b) : undefined) ?? notThere(s, a, give) ?? notThere(s, b, take);
  return wrong;
}

function whyNotMove(s: State, { from, to, followers }: Of<'move'>): Reason | undefined {
  if (s.a[at.EFFECT] !== data.MARCH) return otherCard(s);
  if (from === to) return { rule: 'TKD-3.10', facts: { region: from } };
  return closed(s, from) ?? closed(s, to) ?? notBordering(from, to) ?? notThere(s, from, setOf(followers));
}

/** TKD-3.9: what a card returns and places at all. */
function isExchangeOf(s: State, kind: number, back: number, place: number): boolean {
  switch (kind) {
    case data.AMBUSH:
      return SET_SIZE[back] === 1 && has(place, data.SCOTTISH) === SET_SIZE[place];
    case data.QUELL:
      return SET_SIZE[back] === has(back, data.WELSH) && SET_SIZE[back] < 2;
    case data.MUSTER:
      return SET_SIZE[back] === has(back, data.SCOTTISH) && SET_SIZE[back] < 2;
    case data.SUPPRESS: {
      const english = has(back, data.ENGLISH);
      const pair = english === 1 || (english === 2 && s.options.suppressSecond === 'any_faction');
      return SET_SIZE[place] < 2 && (SET_SIZE[back] < 2 || pair);
    }
    default:
      return false;
  }
}

function whyNotExchange(s: State, { region, back, place }: Of<'exchange'>): Reason | undefined {
  const kind = s.a[at.EFFECT];
  const [gone, come] = [setOf(back), setOf(place)];
  if (kind === data.SUPPRESS && has(gone, data.ENGLISH) === 2 && s.options.suppressSecond === 'other_faction')
    return { rule: 'TKD-8.12', facts: {} };
  if (!isExchangeOf(s, kind, gone, come)) return otherCard(s);
  const returned = has(gone, data.VIKING) > 0 && !s.options.vikingsReturnable;
  if (has(come, data.VIKING) > 0 || returned) return VIKINGS_STAY;
  const centre = [data.MUSTER, data.QUELL, data.SUPPRESS].indexOf(kind);
  const wrong = closed(s, region) ?? (centre < 0 ? undefined : notAround(s, region, centre));
  if (wrong !== undefined) return wrong;
  // TKD-8.3: Ambush places before it returns; the other cards return first.
  return kind === data.AMBUSH
    ? (notInSupply(s, come) ?? notThere(s, region, gone, come))
    : (notThere(s, region, gone) ?? notInSupply(s, come, gone));
}

function whyNotNegotiate(s: State, seat: Seat, { a, b }: Of<'negotiate'>): Reason | undefined {
  if (s.a[at.EFFECT] !== data.NEGOTIATE) return otherCard(s);
  if (a === b) return { rule: 'TKD-3.10', facts: { region: a } };
  for (const region of [a, b]) {
    if (closed(s, region)) return { rule: 'TKD-5.6', facts: { region, because: 'face_down' } };
    if ((s.a[at.CARD_DISCS] >> regionOf(region)) & 1) {
      return { rule: 'TKD-5.6', facts: { region, because: 'disc' } };
    }
  }
  return { rule: 'TKD-5.7', facts: { has: hasDisc(s, seat) ? 'disc' : 'none' } };
}
