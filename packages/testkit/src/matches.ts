/**
 * How many random matches a property plays. Each property has a fixed number for `npm test`.
 * `FOUR_CROWNS_MATCHES=10000` plays that many instead, and `FOUR_CROWNS_SEED` sets the first seed (`npm run long`
 * sets both). The seeds are printed so that a failure can be reproduced.
 */
export interface Matches {
  readonly matches: number;
  /** The seed of the first match; each further match adds one. */
  readonly seed: number;
  /** The timeout in milliseconds of the test that plays them, long enough that only a hang reaches it. */
  readonly timeout: number;
  /** The seeds in order. Prints which were played when all are used up or a match fails. */
  seeds(): Generator<number, void>;
}

const START = 300_000;
const MATCH = 20_000;
/** A longer timer would fire immediately. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** `name` is the first part of the printed line: a game and a property. */
export function matchesOf(
  name: string,
  usual: number,
  firstSeed = 1,
  say = (line: string): void => void process.stdout.write(line),
): Matches {
  const matches = wholeNumber('FOUR_CROWNS_MATCHES', 1) ?? usual;
  const seed = firstSeedOf(firstSeed);
  return {
    matches,
    seed,
    timeout: Math.min(START + MATCH * matches, LONGEST_TIMER),
    *seeds() {
      const from = performance.now();
      let played = 0;
      try {
        while (played < matches) yield seed + played++;
      } finally {
        say(`${name}: ${playedLine(played, seed, (performance.now() - from) / 1000)}\n`);
      }
    },
  };
}

/** The seed set in the environment, otherwise `usual`. */
export function firstSeedOf(usual: number): number {
  return wholeNumber('FOUR_CROWNS_SEED', 0) ?? usual;
}

/** The line that every property prints about itself; `npm run long` reads it. */
export function playedLine(matches: number, seed: number, seconds: number, ...more: string[]): string {
  const rate = Math.round((60 * matches) / Math.max(seconds, 0.001));
  const time = `${seconds.toFixed(1)} s (${rate} matches a minute)`;
  return [`${matches} matches`, `seeds ${seed} to ${seed + matches - 1}`, ...more, time].join(', ');
}

function wholeNumber(name: string, least: number): number | undefined {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < least) {
    throw new Error(`${name} must be a whole number of at least ${least}, not "${text}"`);
  }
  return n;
}
