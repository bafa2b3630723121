/** A setting that is misspelt does nothing, and nobody notices: a start says so instead. */

/** Shorter names are near to too many others of an environment, such as HOME. */
const LEAST_LENGTH = 6;
/** Of the longer of the two names: so much of it may differ. */
const MOST_APART = 1 / 3;
const MOST_SLIPS = 2;

export interface Unknown {
  readonly name: string;
  readonly meant: string;
}

/**
 * The first variable that is not known and looks as if it was meant to be. Most of an environment is none of our
 * business, so only names that share two words with a setting, or differ from one in two letters, are looked at.
 */
export function unknownSetting(names: readonly string[], known: readonly string[]): Unknown | undefined {
  const long = known.filter((meant) => meant.length >= LEAST_LENGTH);
  for (const name of names) {
    if (known.includes(name) || name.length < LEAST_LENGTH) continue;
    const near = long
      .filter((meant) => mayBeMeant(name, meant))
      .map((meant) => ({ meant, distance: distanceOf(name, meant) }))
      .filter(({ meant, distance }) => isMeant(name, meant, distance))
      // Of MOVES_PER_HOUR the first word says what was meant.
      .toSorted(
        (a, b) =>
          Number(startsAlike(name, b.meant)) - Number(startsAlike(name, a.meant)) || a.distance - b.distance,
      );
    const [first] = near;
    if (first !== undefined) return { name, meant: first.meant };
  }
  return undefined;
}

function isMeant(name: string, meant: string, distance: number): boolean {
  if (distance > MOST_APART * Math.max(name.length, meant.length)) return false;
  return distance <= MOST_SLIPS || sharesWords(name, meant);
}

/** What can be said without the distance, which is never less than the difference in length. */
function mayBeMeant(name: string, meant: string): boolean {
  return Math.abs(name.length - meant.length) <= MOST_SLIPS || sharesWords(name, meant);
}

function sharesWords(name: string, meant: string): boolean {
  const words = name.split('_');
  return meant.split('_').filter((word) => words.includes(word)).length >= 2;
}

function startsAlike(a: string, b: string): boolean {
  return a.split('_')[0] === b.split('_')[0];
}

/**
 * Letters to insert, drop, change, or swap with their neighbour (Damerau and Levenshtein's), row by row.
 * `damerau-levenshtein` is as quick (9 µs a pair of names against 12) and would be 44 kB without types for these lines.
 */
function distanceOf(a: string, b: string): number {
  let twoAbove: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (above[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
          isSwapped ? (twoAbove[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [twoAbove, above] = [above, row];
  }
  return above[b.length] ?? Infinity;
}
