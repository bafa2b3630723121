import type { Outcome } from './game.ts';

/** `by` is above 0 if the first of the two is better; `why` says what makes the difference. */
export type Compared = { readonly by: number; readonly why: string };

/** The places of `all`, equals together in the given order, and what separates each place from the next. */
export function rank<T>(
  all: readonly T[],
  compare: (x: T, y: T) => Compared,
): { readonly places: readonly (readonly T[])[]; readonly parted: readonly string[] } {
  const places: T[][] = [];
  const parted: string[] = [];
  for (const one of all.toSorted((x, y) => -compare(x, y).by)) {
    const last = places.at(-1);
    const before = last?.[0];
    if (last === undefined || before === undefined) {
      places.push([one]);
      continue;
    }
    const { by, why } = compare(before, one);
    if (by === 0) last.push(one);
    else {
      places.push([one]);
      parted.push(why);
    }
  }
  return { places, parted };
}

/** `shared` if several have won, otherwise what separated the winner from the second place. */
export function outcomeOf({ places, parted }: ReturnType<typeof rank<number>>): Outcome {
  const isShared = (places[0] ?? []).length > 1;
  return { places, decidedBy: isShared ? 'shared' : (parted[0] ?? 'shared'), parted };
}

/** Turns the totals of the first `seats` seats into their shares of the victory, in place and without allocating. */
export function shareVictory(out: Float64Array, seats: number): void {
  let most = -Infinity;
  let winners = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (out[seat] > most) {
      most = out[seat];
      winners = 1;
    } else if (out[seat] === most) winners++;
  }
  for (let seat = 0; seat < seats; seat++) out[seat] = out[seat] === most ? 1 / winners : 0;
}
