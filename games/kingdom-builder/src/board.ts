/**
 * Hex maths. The board is 20 rows of 20 hexes, odd rows (0-based) half a hex to the right; hex
 * number = row * 20 + column. A set of hexes is 20 words, one a row, bit = column: neighbours,
 * straight lines, rows and sectors are then shifts and masks over whole rows.
 */
import { CASTLE, LOCATION, SECTOR_MAPS } from './data.ts';
import type { Hex } from './events.ts';

export const SIZE = 20;
export const HEXES = SIZE * SIZE;
export const FULL_ROW = (1 << SIZE) - 1;
const SECTOR = 10;
export const SECTOR_ROW = (1 << SECTOR) - 1;
/** First and last column (KB-5.4). */
export const ROW_ENDS = 1 | (1 << (SIZE - 1));

const LETTERS = 'ABCDEFGHIJKLMNOPQRST';

const HEX_NAMES: readonly Hex[] = Array.from(
  { length: HEXES },
  (_, hex) => LETTERS[hex % SIZE] + String(Math.floor(hex / SIZE) + 1),
);

export function hexName(hex: number): Hex {
  return HEX_NAMES[hex];
}

/** -1 if there is no such hex. */
export function hexNumber(name: unknown): number {
  if (typeof name !== 'string') return -1;
  const m = /^([A-T])([1-9]|1\d|20)$/.exec(name);
  return m === null ? -1 : (Number(m[2]) - 1) * SIZE + LETTERS.indexOf(m[1]);
}

const EVEN_ROW = [
  [0, -1],
  [0, 1],
  [-1, -1],
  [-1, 0],
  [1, -1],
  [1, 0],
];
const ODD_ROW = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [-1, 1],
  [1, 0],
  [1, 1],
];

/** Six entries a hex, -1 beyond the edge. */
export const NEIGHBOURS = new Int16Array(HEXES * 6).fill(-1);
/** KB-5.8: exactly two hexes away in a straight line, six entries a hex. */
export const TWO_AWAY = new Int16Array(HEXES * 6).fill(-1);
const STRAIGHT_TWO = [
  [0, -2],
  [0, 2],
  [-2, -1],
  [-2, 1],
  [2, -1],
  [2, 1],
];
export const ROW_OF = new Uint8Array(HEXES);
export const COLUMN_OF = new Uint8Array(HEXES);
/** Which quarter of the board: 0 top left, 1 top right, 2 bottom left, 3 bottom right. */
export const SLOT_OF = new Uint8Array(HEXES);
const INNER = new Uint8Array(HEXES);

for (let hex = 0; hex < HEXES; hex++) {
  const row = Math.floor(hex / SIZE);
  const column = hex % SIZE;
  ROW_OF[hex] = row;
  COLUMN_OF[hex] = column;
  SLOT_OF[hex] = 2 * Math.floor(row / SECTOR) + Math.floor(column / SECTOR);
  INNER[hex] = (row % SECTOR) * SECTOR + (column % SECTOR);
  const steps = row % 2 === 0 ? EVEN_ROW : ODD_ROW;
  for (let d = 0; d < 6; d++) {
    NEIGHBOURS[hex * 6 + d] = at(row + steps[d][0], column + steps[d][1]);
    TWO_AWAY[hex * 6 + d] = at(row + STRAIGHT_TWO[d][0], column + STRAIGHT_TWO[d][1]);
  }
}

function at(row: number, column: number): number {
  return row < 0 || column < 0 || row >= SIZE || column >= SIZE ? -1 : row * SIZE + column;
}

/** Of a neighbouring row's set, the hexes of row `row` that touch it. */
export function besideRow(row: number, neighbouringRow: number): number {
  return (neighbouringRow | ((row & 1) === 0 ? neighbouringRow << 1 : neighbouringRow >> 1)) & FULL_ROW;
}

/** A sector as it lies: index of its kind * 2, plus 1 if turned by 180 degrees (KB-1.2). */
export const LAYINGS = SECTOR_MAPS.length * 2;
const GROUNDS = 9;
const CELLS = SECTOR * SECTOR;
const GROUND = new Uint8Array(LAYINGS * CELLS);
/** Ten words a ground: the hexes of that ground in each row of the sector. */
const GROUND_ROWS = new Int32Array(LAYINGS * GROUNDS * SECTOR);
/** Which special hex of its sector a hex touches, 0 for none; see SPECIAL_*. */
const SPECIAL_NEAR = new Uint8Array(LAYINGS * CELLS);
/** Four special places a sector: two locations, two castles; -1 where a sector has fewer. */
const SPECIAL_AT = new Int16Array(LAYINGS * 4).fill(-1);

const GROUND_COUNT = new Uint8Array(LAYINGS * GROUNDS);

const LETTER_GROUNDS = 'GFTCDWMKL';

for (let laying = 0; laying < LAYINGS; laying++) {
  const map = SECTOR_MAPS[laying >> 1].join('');
  let locations = 0;
  let castles = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const ground = LETTER_GROUNDS.indexOf(map[laying % 2 === 0 ? cell : CELLS - 1 - cell]);
    GROUND[laying * CELLS + cell] = ground;
    GROUND_ROWS[(laying * GROUNDS + ground) * SECTOR + Math.floor(cell / SECTOR)] |= 1 << (cell % SECTOR);
    GROUND_COUNT[laying * GROUNDS + ground]++;
    if (ground !== LOCATION && ground !== CASTLE) continue;
    const special = ground === LOCATION ? locations++ : 2 + castles++;
    SPECIAL_AT[laying * 4 + special] = cell;
    // No special hex lies on a sector's rim, so what touches it is in the same sector.
    const hex = Math.floor(cell / SECTOR) * SIZE + (cell % SECTOR);
    for (let d = 0; d < 6; d++) {
      const near = NEIGHBOURS[hex * 6 + d];
      SPECIAL_NEAR[laying * CELLS + INNER[near]] = special + 1;
    }
  }
}

/** Steps from hex to hex. */
export function distance(from: number, to: number): number {
  const rows = ROW_OF[to] - ROW_OF[from];
  const columns = slant(to) - slant(from);
  return Math.max(Math.abs(rows), Math.abs(columns), Math.abs(rows + columns));
}

/** The column along a diagonal instead of straight down. */
function slant(hex: number): number {
  return COLUMN_OF[hex] - (ROW_OF[hex] >> 1);
}

/** 0..4 the five terrains, then WATER, MOUNTAIN, CASTLE, LOCATION. */
export function groundOf(laying: number, hex: number): number {
  return GROUND[laying * CELLS + INNER[hex]];
}

/** Hexes of a ground in one sector. */
export function groundCount(laying: number, ground: number): number {
  return GROUND_COUNT[laying * GROUNDS + ground];
}

/** 0 none, 1 and 2 the sector's locations, 3 and 4 its castles. No hex touches two of them. */
export function specialNear(laying: number, hex: number): number {
  return SPECIAL_NEAR[laying * CELLS + INNER[hex]];
}

/** The same as hexes of the board, for each slot a sector may lie in. */
const SPECIAL_HEX = new Int16Array(4 * LAYINGS * 4).fill(-1);
for (let i = 0; i < SPECIAL_HEX.length; i++) {
  const cell = SPECIAL_AT[i % (LAYINGS * 4)];
  if (cell < 0) continue;
  const slot = Math.floor(i / (LAYINGS * 4));
  const row = (slot >> 1) * SECTOR + Math.floor(cell / SECTOR);
  SPECIAL_HEX[i] = row * SIZE + (slot & 1) * SECTOR + (cell % SECTOR);
}

/** The hex of a sector's special place (0, 1 locations; 2, 3 castles) lying in `slot`; -1 if it has none. */
export function specialHex(laying: number, slot: number, special: number): number {
  return SPECIAL_HEX[(slot * LAYINGS + laying) * 4 + special];
}

/** One board row of one ground, from the two sectors it runs through. */
export function groundRow(left: number, right: number, ground: number, row: number): number {
  const inner = row % SECTOR;
  return (
    GROUND_ROWS[(left * GROUNDS + ground) * SECTOR + inner] |
    (GROUND_ROWS[(right * GROUNDS + ground) * SECTOR + inner] << SECTOR)
  );
}
