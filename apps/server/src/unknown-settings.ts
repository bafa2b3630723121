/** A setting that is misspelt does nothing, and nobody notices: a start says so instead. */

/** Shorter names are near to too many others of an environment, such as HOME. */
const LEAST_LENGTH = 6;
/** Of the longer of the two names: so much of it may differ. */
const MOST_APART = 1 / 3;

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
  const words = name.split('_');
  return distance <= 2 || meant.split('_').filter((word) => words.includes(word)).length >= 2;
}

function startsAlike(a: string, b: string): boolean {
  return a.split('_')[0] === b.split('_')[0];
}

/** Letters to insert, drop, change, or swap with their neighbour (Damerau and Levenshtein's). */
function distanceOf(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_unused, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const row = rows[i] ?? [];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
}
