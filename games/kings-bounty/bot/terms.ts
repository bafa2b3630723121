/** The evaluation split into named parts, for explanations. */
import type { Term } from '@four-crowns/bots';
import type { Seat } from '@four-crowns/core';
import { CASTLES, FIRST_UNIT, NATIONS, nationOf, OBELISK_POINTS, TITLES, typeOf } from '../src/data.ts';
import { isStalled } from '../src/guard.ts';
import { handOf, kindIn } from '../src/hands.ts';
import {
  deckSize,
  DRAWS,
  HAND_SIZE,
  OPEN,
  PENDING,
  PRIVATE,
  STREAK,
  TABLE,
  TABLE_SIZE,
} from '../src/state.ts';
import type { State } from '../src/state.ts';
import { garrisonAt, hasCastleFor, holdingOf, ownerOf } from '../src/table.ts';
import { countAll, countOf, holderOf, isShown, obelisksOf } from '../src/titles.ts';
import { boardEvaluator, FAR, handShare, handWorth, HOLDING_WORTH, isSettled, LEAD } from './evaluate.ts';
import { UNIT_CARD, UNPLAYABLE } from './evaluate.ts';
import { WEIGHTS } from './weights.ts';

export type TermId = 'title' | 'penalty' | 'obelisks' | 'holdings' | 'units' | 'hand' | 'end';

const board = boardEvaluator(WEIGHTS);

/** Holding something outranks any lead or number of garrisons. */
const HELD = 100;

/** A part and its value for each seat. */
interface Shared {
  readonly term: Omit<Term, 'value'>;
  readonly worth: readonly number[];
}

export function terms(s: State, seat: Seat): readonly Term[] {
  countAll(s);
  const shared: Shared[] = [obelisks(s, seat), ...titlesFor(s, seat).map((t) => titleFor(s, seat, t))];
  shared.push(holdings(s, seat));
  const rival = bestRival(s, seat, shared);
  const others = everySeat(s).filter((other) => other !== seat);
  const parts = shared.map(({ term, worth }): Term => {
    const mean = others.reduce((sum, other) => sum + worth[other], 0) / others.length;
    return { ...term, isCounted: true, value: worth[seat] - 0.5 * worth[rival] - 0.5 * mean };
  });
  const units = unitsWithCastle(s, seat);
  const unitWorth = units.reduce((sum, { value }) => sum + value, 0);
  return [
    ...parts,
    ...units,
    {
      id: 'hand',
      value: handWorth(s, seat) - unitWorth,
      isCounted: true,
      isPrice: true,
      facts: { n: newCards(s) },
    },
    ...(isSettled(s) ? [end(s, seat, parts)] : []),
  ];
}

/**
 * What an end removes: everything that had not become points. An end by the guard is named as such (KBY-4.6); the
 * last turn of the deck needs no mention.
 */
function end(s: State, seat: Seat, parts: readonly Term[]): Term {
  const value = board(s, seat) - parts.reduce((sum, part) => sum + part.value, 0);
  if (!isStalled(s)) return { id: 'end', value };
  const points = everySeat(s).map((other) => OBELISK_POINTS * obelisksOf(other));
  for (const title of titlesFor(s, seat)) {
    const holder = holderOf(s, title);
    if (holder >= 0) points[holder] += s.values[title];
  }
  const theirs = Math.max(...points.filter((_, other) => other !== seat));
  return { id: 'end', value, isDecisive: true, facts: { own: points[seat], theirs } };
}

/**
 * By nation, units in hand with a castle of their nation. They are counted separately, so that a unit played or
 * returned does not cancel out those of a nation whose castle the turn wins. Humans need none (KBY-3.2).
 */
function unitsWithCastle(s: State, seat: Seat): readonly Term[] {
  const { a } = s;
  const share = handShare(s);
  const kinds = Array.from(a.subarray(handOf(seat), handOf(seat) + a[HAND_SIZE + seat]), kindIn);
  return NATIONS.map((of, nation) => {
    const units = kinds.filter((kind) => kind >= FIRST_UNIT && nationOf(kind) === nation);
    const n = hasCastleFor(s, seat, nation) ? units.length : 0;
    const worth = units.reduce((sum, kind) => sum + (1 - UNPLAYABLE) * UNIT_CARD[typeOf(kind)], 0);
    return {
      id: 'units',
      of,
      value: n === 0 ? 0 : share * worth,
      isCounted: true,
      isPrice: true,
      facts: { n },
    };
  });
}

/**
 * How many other cards a return brings for those put under the deck. When those under it before are drawn, the
 * player's own come next (KBY-4.3). The card drawn after a play is left out, because every play draws one.
 */
function newCards(s: State): number {
  const { a } = s;
  const isReturn = a[PENDING] > 0 || a[STREAK] > 0;
  const under = isReturn ? a[DRAWS] + a[PENDING] : 0;
  return Math.min(under, deckSize(s) - under);
}

function everySeat(s: State): readonly Seat[] {
  return Array.from({ length: s.seats }, (_, seat) => seat);
}

/** The rival whose total counts half. */
function bestRival(s: State, seat: Seat, shared: readonly Shared[]): Seat {
  const total = (other: Seat): number => shared.reduce((sum, { worth }) => sum + worth[other], 0);
  return everySeat(s)
    .filter((other) => other !== seat)
    .reduce((best, other) => (total(other) > total(best) ? other : best));
}

/** Other players' private titles are guesses, and only their holder plays for them. */
function titlesFor(s: State, seat: Seat): readonly number[] {
  const open = Array.from(s.a.subarray(OPEN, PRIVATE));
  const known = everySeat(s).filter((other) => other === seat || isShown(s, other));
  return [...open, ...known.map((other) => s.a[PRIVATE + other])].filter((title) => title >= 0);
}

function titleFor(s: State, seat: Seat, title: number): Shared {
  const value = s.values[title];
  const holder = holderOf(s, title);
  const worth = everySeat(s).map((one) => {
    const held = holder === one ? value : 0;
    if (value <= 0) return held;
    let most = 0;
    for (const other of everySeat(s)) if (other !== one) most = Math.max(most, countOf(s, other, title));
    return held + LEAD * value * Math.max(-FAR, Math.min(FAR, countOf(s, one, title) - most));
  });
  const own = holder === seat ? 1 : 0;
  const theirs = holder >= 0 && holder !== seat ? 1 : 0;
  const of = TITLES[title];
  if (value <= 0) return { term: { id: 'penalty', of, facts: { n: theirs - own, own, theirs } }, worth };
  const others = everySeat(s).filter((other) => other !== seat);
  const ahead = countOf(s, seat, title) - Math.max(...others.map((other) => countOf(s, other, title)));
  return { term: { id: 'title', of, facts: { n: HELD * (own - theirs) + ahead, own, theirs } }, worth };
}

function obelisks(s: State, seat: Seat): Shared {
  const own = obelisksOf(seat);
  const theirs = everySeat(s).reduce((sum, other) => sum + obelisksOf(other), 0) - own;
  return {
    term: { id: 'obelisks', facts: { n: own - theirs, own, theirs } },
    worth: everySeat(s).map((one) => OBELISK_POINTS * obelisksOf(one)),
  };
}

/**
 * The sentence mentions only castles and the player's own garrisons; an obelisk that changes hands is a separate
 * part.
 */
function holdings(s: State, seat: Seat): Shared {
  const worth = everySeat(s).map(() => 0);
  let own = 0;
  let theirs = 0;
  let guards = 0;
  for (let i = TABLE; i < TABLE + s.a[TABLE_SIZE]; i++) {
    const owner = ownerOf(s.a[i]);
    worth[owner] += HOLDING_WORTH[s.a[i]];
    const isCastle = holdingOf(s.a[i]) < CASTLES;
    if (owner !== seat) theirs += isCastle ? 1 : 0;
    else {
      own += isCastle ? 1 : 0;
      guards += garrisonAt(s.a[i]) > 0 ? 1 : 0;
    }
  }
  return { term: { id: 'holdings', facts: { n: HELD * (own - theirs) + guards, own, theirs } }, worth };
}
