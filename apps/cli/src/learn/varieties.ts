import type { Variety } from '@four-crowns/bots';
import type { GameDoor } from '../door.ts';

/** Most matches are between two, and with the usual options. */
const TWO = 3;
const SOLO = 0.5;
const USUAL = 2;

/** A kind of table, and its part of all matches. */
export interface Share {
  readonly variety: Variety;
  readonly share: number;
}

/** What a generation is made of: every number of seats and every mix of options that the test kit plays. */
export function sharesOf(
  { game }: GameDoor,
  seatCounts: readonly number[] = game.seatCounts,
): readonly Share[] {
  const weighed = seatCounts.flatMap((seats) => {
    const weight = seats === 1 ? SOLO : seats === 2 ? TWO : 1;
    const mixes = game.optionMixes(seats);
    const sum = mixes.length + USUAL - 1;
    return mixes.map((options, i) => ({
      variety: { seats, options },
      share: (weight * (i === 0 ? USUAL : 1)) / sum,
    }));
  });
  const all = weighed.reduce((sum, { share }) => sum + share, 0);
  return weighed.map(({ variety, share }) => ({ variety, share: share / all }));
}
