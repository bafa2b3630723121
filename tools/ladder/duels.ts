/** What a game's bots must show against each other, and how strong that makes the upper ones. */

export interface Wanted {
  /** As `arena --bots` takes them: the first one's share of victories is judged. */
  readonly bots: readonly [string, string];
  readonly seats: number;
  readonly games: number;
  /** Of each bot's own time. */
  readonly budget: number;
  /** The lower end of the 95 % interval must be at least this; undefined where a share is only reported. */
  readonly bar?: number;
  /** Of the deals; undefined is the arena's own. */
  readonly seed?: number;
  /** Where strength is drawn against time: how many times the budget the first one has. */
  readonly times?: number;
}

/** A twentieth of every level's time: a game's ladder takes hours and not days. */
const QUICK = 0.05;
const MANY = 400;
/** Where the steps between the levels are small, those that are quick enough for it play more. */
const SMALL_STEPS = new Set(['kingdom-builder', 'the-king-is-dead']);
const MORE = 1000;
const FEW = 100;
/** At full time. */
const SLOW = 40;

/**
 * The levels' errors were set by looking at matches on other deals: what they are worth is shown on deals that nobody
 * had looked at. Kingsburg's and Kingdom Builder's were changed once more after that, so they have deals of their own.
 */
const UNSEEN = 2;
const UNSEEN_IN: Readonly<Record<string, number>> = { kingsburg: 3, 'kingdom-builder': 3 };

const LEVELS = ['page', 'squire', 'knight', 'duke', 'king'] as const;

/** `random` can win by luck alone where cards decide much: there it is only reported. */
const RANDOM_IS_BARRED = new Set(['kingdom-builder', 'kingsburg', 'the-king-is-dead']);
const MOST_BY_RANDOM = 8 / 400;

/** Where whole turns are compared: how often would the strongest win if it knew all luck to come? */
const CEILING = new Set(['kingdom-builder']);

/** Where a few hundred matches leave open whether the bar is reached. */
const IS_CLOSE = new Set(['kingdom-builder 3']);

export function duelsOf(game: string, seatCounts: readonly number[]): readonly Wanted[] {
  const two = { seats: 2, games: MANY, budget: QUICK } as const;
  const all: Wanted[] = [
    { ...two, bots: ['king', 'greedy'], bar: 0.85 },
    ...(CEILING.has(game) ? [{ ...two, bots: ['seer', 'greedy'] } as const] : []),
    { ...two, bots: ['king', 'flat'], bar: 0.65 },
    ...LEVELS.slice(1).map((level, i): Wanted => ({
      ...two,
      bots: [level, LEVELS[i] ?? 'page'],
      games: level !== 'king' && SMALL_STEPS.has(game) ? MORE : MANY,
      bar: 0.6,
      seed: UNSEEN_IN[game] ?? UNSEEN,
    })),
    { ...two, bots: ['king:4', 'king'], bar: 0.5 },
    // The bar is for all 400 matches together, so it is compared with the share itself, not with its interval.
    { ...two, bots: ['king', 'random'], ...(RANDOM_IS_BARRED.has(game) ? { bar: 1 - MOST_BY_RANDOM } : {}) },
    { ...two, bots: ['king', 'greedy'], games: SLOW, budget: 1 },
    ...[0.25, 0.5, 2].map((times): Wanted => ({
      ...two,
      bots: [`king:${times}`, 'king'],
      games: FEW,
      times,
    })),
  ];
  for (const seats of [3, 4].filter((n) => seatCounts.includes(n))) {
    const bar = game === 'the-king-is-dead' && seats === 4 ? 0.75 : 2 / seats;
    const games = (IS_CLOSE.has(`${game} ${seats}`) ? 3 : 1) * FEW * seats;
    all.push({ bots: ['king', 'greedy'], seats, games, budget: QUICK, bar });
  }
  if (seatCounts.includes(1)) {
    for (const bot of ['greedy', 'king'] as const) {
      all.push({ bots: [bot, bot], seats: 1, games: FEW, budget: QUICK });
    }
  }
  return all;
}
