/** KBY-5, KBY-6: who holds which title. Titles follow from the table, so they are counted, not kept. */
import {
  CASTLE_NATIONS,
  CASTLE_TYPES,
  castleNation,
  CASTLES,
  GARRISON_TYPES,
  HUMANS,
  NATIONS,
  TITLES,
  VANDAL,
} from './data.ts';
import type { Title } from './data.ts';
import type { Event } from './events.ts';
import {
  LAST_HERO,
  LAST_MONSTER,
  MAX_SEATS,
  OPEN,
  OVER,
  PRIVATE,
  REMOVED,
  STAGE,
  TABLE,
  TABLE_SIZE,
  TURNED_UP,
} from './state.ts';
import type { State } from './state.ts';
import { garrisonAt, holdingOf, ownerOf } from './table.ts';

/** What is counted for each seat; nations and types are added to the first of their row. */
const CASTLE = 0;
const OBELISK = 1;
const GARRISONED = 2;
const NATIONS_HELD = 3;
const CASTLE_OF = 4;
const TYPE_OF = CASTLE_OF + CASTLE_NATIONS;
const GARRISON_OF = TYPE_OF + CASTLE_TYPES.length;
const UNITS_OF = GARRISON_OF + NATIONS.length;
const MEASURES = UNITS_OF + GARRISON_TYPES;
/** Not a count: who did it last. */
const LAST_TO_PLAY = -1;

const ELVES = 0;
const DWARVES = 1;
const UNDEAD = 2;
const ORCS = 3;

/** KBY-6.1 to KBY-6.21: what each title measures. */
const ROWS: Readonly<Record<Title, number>> = {
  emperor: NATIONS_HELD,
  great_architect: CASTLE,
  keeper_of_secrets: OBELISK,
  conqueror: GARRISONED,
  king_of_the_elves: CASTLE_OF + ELVES,
  thane_of_the_dwarves: CASTLE_OF + DWARVES,
  chieftain_of_the_orcs: CASTLE_OF + ORCS,
  lord_of_the_dead: CASTLE_OF + UNDEAD,
  field_marshal: GARRISON_OF + HUMANS,
  prince_of_the_elves: GARRISON_OF + ELVES,
  prince_of_the_dwarves: GARRISON_OF + DWARVES,
  prince_of_the_orcs: GARRISON_OF + ORCS,
  prince_of_the_undead: GARRISON_OF + UNDEAD,
  sharpshooter: UNITS_OF,
  swordmaster: UNITS_OF + 1,
  grand_magister: UNITS_OF + 2,
  tower_builder: TYPE_OF,
  fortress_builder: TYPE_OF + 1,
  citadel_builder: TYPE_OF + 2,
  vandal: LAST_TO_PLAY,
  staff_rat: LAST_TO_PLAY,
};
const MEASURE = Int8Array.from(TITLES, (title) => ROWS[title]);

/** By seat, MEASURES each. */
const COUNTS = new Int32Array(MAX_SEATS * MEASURES);

/** Everything at once, in one walk over the table, into COUNTS. */
export function countAll(s: State): void {
  const { a } = s;
  COUNTS.fill(0);
  for (let i = TABLE; i < TABLE + a[TABLE_SIZE]; i++) {
    const at = ownerOf(a[i]) * MEASURES;
    const holding = holdingOf(a[i]);
    if (holding < CASTLES) {
      const nation = castleNation(holding);
      COUNTS[at + CASTLE]++;
      if (COUNTS[at + CASTLE_OF + nation]++ === 0) COUNTS[at + NATIONS_HELD]++;
      COUNTS[at + TYPE_OF + (holding % CASTLE_TYPES.length)]++;
    } else COUNTS[at + OBELISK]++;
    const garrison = garrisonAt(a[i]) - 1;
    if (garrison < 0) continue;
    COUNTS[at + GARRISONED]++;
    COUNTS[at + GARRISON_OF + Math.floor(garrison / GARRISON_TYPES)]++;
    COUNTS[at + UNITS_OF + (garrison % GARRISON_TYPES)]++;
  }
}

/** After `countAll`. */
export function obelisksOf(seat: number): number {
  return COUNTS[seat * MEASURES + OBELISK];
}

/** After `countAll`: how much of it a seat has; for Vandal and Staff Rat 1 if it is theirs. */
export function countOf(s: State, seat: number, title: number): number {
  if (MEASURE[title] !== LAST_TO_PLAY) return COUNTS[seat * MEASURES + MEASURE[title]];
  return lastToPlay(s, title) === seat ? 1 : 0;
}

function lastToPlay(s: State, title: number): number {
  return s.a[title === VANDAL ? LAST_MONSTER : LAST_HERO];
}

/** After `countAll`: KBY-5.2, the only one with the most, or -1. */
export function holderOf(s: State, title: number): number {
  const measure = MEASURE[title];
  if (measure === LAST_TO_PLAY) return lastToPlay(s, title);
  let most = 0;
  let holder = -1;
  for (let seat = 0; seat < s.seats; seat++) {
    const count = COUNTS[seat * MEASURES + measure];
    if (count > most) {
      most = count;
      holder = seat;
    } else if (count === most) holder = -1;
  }
  return holder;
}

/** KBY-5.4: seats whose private title everybody sees: turned up, or the game is over. */
export function isShown(s: State, seat: number): boolean {
  return s.a[STAGE] === OVER || ((s.a[TURNED_UP] >> seat) & 1) === 1;
}

/** Titles that everybody sees, in the order they came to light. */
export function openTitles(s: State): number[] {
  const titles = Array.from(s.a.subarray(OPEN, PRIVATE));
  for (let seat = 0; seat < s.seats; seat++) if (isShown(s, seat)) titles.push(s.a[PRIVATE + seat]);
  return titles.filter((title) => title >= 0);
}

export function isRemoved(s: State, nation: number): boolean {
  return nation >= 0 && ((s.a[REMOVED] >> nation) & 1) === 1;
}

/** By title: the holder, -1 for nobody, or undefined where a title is not open. */
export type Holders = readonly (number | undefined)[];

/** For the log alone: nothing is counted where nobody listens. */
export function openHolders(s: State): Holders {
  countAll(s);
  const holders: (number | undefined)[] = TITLES.map(() => undefined);
  for (const title of openTitles(s)) holders[title] = holderOf(s, title);
  return holders;
}

/** KBY-5.1: after every played card titles change hands at once. */
export function tellChanges(s: State, before: Holders, log: Event[]): void {
  const after = openHolders(s);
  TITLES.forEach((title, i) => {
    const was = before[i] ?? -1;
    const is = after[i] ?? -1;
    if (was === is) return;
    if (was >= 0) log.push({ type: 'lose-title', seat: was, title });
    if (is >= 0) log.push({ type: 'gain-title', seat: is, title });
  });
}

/** KBY-5.4: the first monster, the first hero brings the private title to light, or that nobody has it. */
export function turnUp(s: State, title: number, log: Event[] | undefined): void {
  const { a } = s;
  if (!s.options.expert) return;
  for (let i = OPEN; i < PRIVATE; i++) if (a[i] === title) return;
  for (let seat = 0; seat < s.seats; seat++) {
    if (a[PRIVATE + seat] !== title) continue;
    a[TURNED_UP] |= 1 << seat;
    log?.push({ type: 'turn-up', seat, title: TITLES[title], reveals: true });
    return;
  }
  log?.push({ type: 'nobody-has', title: TITLES[title], reveals: true });
}
