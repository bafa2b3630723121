/** The evaluation in named parts, for explanations. */
import type { Term } from '@four-crowns/bots';
import type { Seat } from '@four-crowns/core';
import { FIRST_UNIT, nationOf, OBELISK_POINTS, TITLES, typeOf } from '../src/data.ts';
import { handOf, kindIn } from '../src/hands.ts';
import { ENDING, HAND_SIZE, OPEN, PRIVATE, TABLE, TABLE_SIZE } from '../src/state.ts';
import type { State } from '../src/state.ts';
import { hasCastleFor, ownerOf } from '../src/table.ts';
import { countAll, countOf, holderOf, isShown, obelisksOf } from '../src/titles.ts';
import { FAR, handValue, HOLDING_WORTH, LEAD, UNIT_CARD, UNPLAYABLE } from './evaluate.ts';

export type TermId = 'title' | 'obelisks' | 'holdings' | 'units' | 'hand';

/** A part with what it is worth to each seat. */
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
    return { ...term, value: worth[seat] - 0.5 * worth[rival] - 0.5 * mean };
  });
  const units = playable(s, seat);
  return [
    ...parts,
    { id: 'units', value: units, isPrice: true },
    { id: 'hand', value: handValue(s, seat) - units, isPrice: true },
  ];
}

/** What units in hand are worth more for having a castle of their nation. */
function playable(s: State, seat: Seat): number {
  const { a } = s;
  if (a[ENDING] === 1) return 0;
  let value = 0;
  for (let i = handOf(seat); i < handOf(seat) + a[HAND_SIZE + seat]; i++) {
    const kind = kindIn(a[i]);
    if (kind >= FIRST_UNIT && hasCastleFor(s, seat, nationOf(kind))) {
      value += (1 - UNPLAYABLE) * UNIT_CARD[typeOf(kind)];
    }
  }
  return value;
}

function everySeat(s: State): readonly Seat[] {
  return Array.from({ length: s.seats }, (_, seat) => seat);
}

/** Whose total counts half. */
function bestRival(s: State, seat: Seat, shared: readonly Shared[]): Seat {
  const total = (other: Seat): number => shared.reduce((sum, { worth }) => sum + worth[other], 0);
  return everySeat(s)
    .filter((other) => other !== seat)
    .reduce((best, other) => (total(other) > total(best) ? other : best));
}

/** Others' private titles are guesses; their holder alone plays for them. */
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
  const facts = {
    n: countOf(s, seat, title),
    own: holder === seat ? 1 : 0,
    theirs: holder >= 0 && holder !== seat ? 1 : 0,
  };
  return { term: { id: 'title', of: TITLES[title], facts }, worth };
}

function obelisks(s: State, seat: Seat): Shared {
  return {
    term: { id: 'obelisks', facts: { n: obelisksOf(seat) } },
    worth: everySeat(s).map((one) => OBELISK_POINTS * obelisksOf(one)),
  };
}

function holdings(s: State, seat: Seat): Shared {
  const worth = everySeat(s).map(() => 0);
  let own = 0;
  let theirs = 0;
  for (let i = TABLE; i < TABLE + s.a[TABLE_SIZE]; i++) {
    const owner = ownerOf(s.a[i]);
    worth[owner] += HOLDING_WORTH[s.a[i]];
    if (owner === seat) own++;
    else theirs++;
  }
  return { term: { id: 'holdings', facts: { n: own, theirs } }, worth };
}
