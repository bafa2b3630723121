/** Is memory flat? */

/** The server when everybody has left, and its rooms with them. */
export interface Sample {
  /** Finished so far. */
  readonly matches: number;
  readonly moves: number;
  readonly minutes: number;
  /** In memory though nobody is there; after long enough a wait that is a leak too. */
  readonly rooms: number;
  readonly sockets: number;
  /** Timers, lines and files that Node waits for. */
  readonly handles: number;
  /** Bytes in use after a collection. */
  readonly heap: number;
  readonly rss: number;
}

export interface SoakVerdict {
  readonly before: number;
  readonly after: number;
  /** `after` may be above `before` by so much. */
  readonly allowance: number;
  /** Bytes by which the heap grows with every thousand matches, by least squares. */
  readonly perThousand: number;
  readonly isFlat: boolean;
}

/**
 * What may come after the warm-up without being a leak: code compiled late, statements and shapes
 * cached at their first use, an hour of rate limits for people who came once. None of it grows with
 * matches for ever; in the shortest useful run it is a few MiB. What a forgotten room keeps is some
 * 70 KiB a match, so a run of two hundred matches shows it.
 */
const ALLOWED_SHARE = 0.1;
const ALLOWED_BYTES = 8 * 1024 ** 2;

/** `samples`: the first was taken after the warm-up. */
export function memoryVerdict(samples: readonly Sample[]): SoakVerdict {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined || first.matches === last.matches) {
    throw new Error('there is nothing to compare: no match was finished after the warm-up');
  }
  const allowance = Math.max(first.heap * ALLOWED_SHARE, ALLOWED_BYTES);
  return {
    before: first.heap,
    after: last.heap,
    allowance,
    perThousand: 1000 * slope(samples.map(({ matches, heap }) => [matches, heap])),
    isFlat: last.heap - first.heap <= allowance && last.rooms === 0,
  };
}

function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (of: (point: readonly [number, number]) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((p) => p[0]), mean((p) => p[1])];
  return mean((p) => (p[0] - x) * (p[1] - y)) / mean((p) => (p[0] - x) ** 2);
}
