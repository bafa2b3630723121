import { DEALER } from '@four-crowns/core';
import type { Code, Seat } from '@four-crowns/core';
import type { Action, Swap } from './actions.ts';
import * as code from './codes.ts';
import {
  CARDS,
  DISPUTE,
  EDICT,
  ENGLISH,
  CROWN_NAMES,
  FACTIONS,
  INFLUENCE,
  REGION_COUNT,
  REGIONS,
  SCOTTISH,
  WELSH,
} from './data.ts';
import type { Region } from './data.ts';
import { SET_HAS, SET_NAMES, SET_SIZE } from './sets.ts';
import type { Followers } from './sets.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

export function encode(s: State, seat: Seat, action: Action): Code | undefined {
  if (seat === DEALER) return encodeOutcome(s, action);
  switch (action.type) {
    case 'pass':
      return code.PASS;
    case 'play':
      return code.playCode(CARDS.indexOf(action.card), action.of ?? -1);
    case 'no-effect':
      return code.NO_EFFECT;
    case 'place':
      return code.placeCode(regionOf(action.region), setOf(action.followers));
    case 'place-each':
      return code.placeEachCode(
        regionOrNone(action.scottish),
        regionOrNone(action.welsh),
        regionOrNone(action.english),
      );
    case 'swap':
      return encodeSwap(s, regionOf(action.a), regionOf(action.b), setOf(action.give), setOf(action.take));
    case 'move':
      return code.moveCode(regionOf(action.from), regionOf(action.to), setOf(action.followers));
    case 'exchange':
      return code.exchangeCode(regionOf(action.region), setOf(action.back), setOf(action.place));
    case 'negotiate':
      return encodeNegotiation(action.a, action.b, action.disc);
    case 'summon':
      return code.summonCode(regionOf(action.region), FACTIONS.indexOf(action.faction));
    default:
      return undefined;
  }
}

export function regionOf(region: Region): number {
  return REGIONS.indexOf(region);
}

function regionOrNone(region: Region | 'none'): number {
  return region === 'none' ? REGION_COUNT : regionOf(region);
}

export function setOf(followers: Followers): number {
  return SET_NAMES.indexOf(followers);
}

/** The faction that gives in a swap where the sides differ; -1 where they are alike. */
export function namedIn(kind: number): number {
  if (kind === INFLUENCE) return ENGLISH;
  if (kind === DISPUTE) return WELSH;
  return kind === EDICT ? SCOTTISH : -1;
}

/**
 * A swap may be told from either side. Listed is the one where the card's named faction gives; where
 * there is none, the smaller set gives, of equal ones the northern region.
 */
function encodeSwap(s: State, x: number, y: number, give: number, take: number): Code {
  const named = namedIn(s.a[at.EFFECT]);
  const isTurned =
    named >= 0
      ? SET_HAS[give * 4 + named] === 0
      : SET_SIZE[give] === SET_SIZE[take]
        ? x > y
        : SET_SIZE[give] > SET_SIZE[take];
  return isTurned ? code.swapCode(y, x, take, give) : code.swapCode(x, y, give, take);
}

function encodeNegotiation(first: Region, second: Region, on: Region | 'none'): Code | undefined {
  const [x, y] = [regionOf(first), regionOf(second)].toSorted((i, j) => i - j);
  const disc = on === 'none' ? 2 : [x, y].indexOf(regionOf(on));
  return disc < 0 ? undefined : code.negotiateCode(x, y, disc);
}

/** What the dealer is asked depends on the stage, so an answer to another question has no code. */
function encodeOutcome(s: State, action: Action): Code | undefined {
  const stage = s.a[at.STAGE];
  switch (action.type) {
    case 'deal-follower':
      return stage <= at.FILL_REGIONS ? FACTIONS.indexOf(action.faction) : undefined;
    case 'deal-card':
      return isDealingCards(stage) ? CARDS.indexOf(action.card) : undefined;
    case 'lay-region':
      return stage === at.LAY_SLOTS ? regionOf(action.region) : undefined;
    case 'choose-first':
      return stage === at.CHOOSE_FIRST ? action.seat : undefined;
    default:
      return undefined;
  }
}

function isDealingCards(stage: number): boolean {
  return stage === at.DEAL_CUNNING || stage === at.SAXON_TOP || stage === at.SAXON_CARD;
}

export function decode(s: State, seat: Seat, c: Code): Action {
  if (seat === DEALER) return decodeOutcome(s, c);
  switch (code.tagOf(c)) {
    case code.PASS:
      return { type: 'pass' };
    case code.PLAY: {
      const card = CARDS[(c >> 3) & 31];
      return (c & 7) === 0 ? { type: 'play', card } : { type: 'play', card, of: (c & 7) - 1 };
    }
    case code.NO_EFFECT:
      return { type: 'no-effect' };
    case code.PLACE:
      return { type: 'place', region: REGIONS[(c >> 4) & 7], followers: SET_NAMES[c & 15] };
    case code.PLACE_EACH: {
      const at8 = (n: number): Region | 'none' => (n < REGION_COUNT ? REGIONS[n] : 'none');
      return {
        type: 'place-each',
        scottish: at8((c >> 8) & 15),
        welsh: at8((c >> 4) & 15),
        english: at8(c & 15),
      };
    }
    case code.SWAP:
      return decodeSwap(c);
    case code.MOVE: {
      const from = REGIONS[(c >> 7) & 7];
      return { type: 'move', from, to: REGIONS[(c >> 4) & 7], followers: SET_NAMES[c & 15] };
    }
    case code.EXCHANGE: {
      const back = SET_NAMES[(c >> 4) & 15];
      return { type: 'exchange', region: REGIONS[(c >> 8) & 7], back, place: SET_NAMES[c & 15] };
    }
    case code.NEGOTIATE_CODE: {
      const [a, b] = [REGIONS[(c >> 5) & 7], REGIONS[(c >> 2) & 7]];
      return { type: 'negotiate', a, b, disc: ([a, b, 'none'] as const)[c & 3] };
    }
    default:
      return { type: 'summon', region: REGIONS[(c >> 2) & 7], faction: FACTIONS[c & 3] };
  }
}

export function decodeSwap(c: Code): Swap {
  return {
    type: 'swap',
    a: REGIONS[(c >> 11) & 7],
    give: SET_NAMES[(c >> 4) & 15],
    b: REGIONS[(c >> 8) & 7],
    take: SET_NAMES[c & 15],
  };
}

function decodeOutcome(s: State, c: Code): Action {
  const stage = s.a[at.STAGE];
  if (stage <= at.FILL_REGIONS) return { type: 'deal-follower', faction: CROWN_NAMES[c] };
  if (isDealingCards(stage)) return { type: 'deal-card', card: CARDS[c] };
  if (stage === at.LAY_SLOTS) return { type: 'lay-region', region: REGIONS[c] };
  return { type: 'choose-first', seat: c };
}
