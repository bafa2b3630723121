/** KBY-4.4: the returned cards at the bottom of the deck, as far as the viewer knows them. */
import type { Card } from '../../src/data.ts';
import type { View } from '../../src/view.ts';

/** A card the viewer has returned, or a run of cards that others have. */
export interface Queued {
  readonly seat: number;
  readonly card: Card | null;
  readonly count: number;
}

export function queueOf(view: View): readonly Queued[] {
  const runs: Queued[] = [];
  for (const { seat, card } of view.queue) {
    const last = runs.at(-1);
    if (card === null && last?.card === null && last.seat === seat) {
      runs[runs.length - 1] = { ...last, count: last.count + 1 };
    } else runs.push({ seat, card, count: 1 });
  }
  return runs;
}

/** At most `most` of them, in order. The viewer's own cards are the last to be left out. */
export function foremost(runs: readonly Queued[], most: number): readonly Queued[] {
  let room = most - runs.filter(({ card }) => card !== null).length;
  return runs.filter(({ card }) => card !== null || room-- > 0).slice(-Math.max(most, 0));
}
