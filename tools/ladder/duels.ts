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
const MORE = 1000;
const FEW = 100;
/** At full time. */
const SLOW = 40;

const MOST_BY_RANDOM = 8 / 400;

/** What one game asks for that others do not. */
interface Special {
  /**
   * The levels' errors were set by looking at matches on other deals: what they are worth is shown on deals that
   * nobody had looked at. Where they were changed once more after that, another seed than the others'.
   */
  readonly unseen?: number;
  /** Of the quick levels' matches, more where the steps between them are small. */
  readonly quick?: number;
  /** Can `random` win by luck alone, because cards decide much? Then it is only reported. */
  readonly luckyRandom?: true;
  /** How often would the strongest win if it knew all luck to come? Only where whole turns are compared. */
  readonly ceiling?: true;
  /** By bots and seats: how many times as many matches, where the first ones had left open whether the bar is reached. */
  readonly close?: Readonly<Record<string, number>>;
}

const SPECIALS: Readonly<Record<string, Special>> = {
  'kingdom-builder': {
    unseen: 3,
    quick: MORE,
    ceiling: true,
    close: { 'king,greedy 3': 3, 'king:4,king 2': 4 },
  },
  kingsburg: { unseen: 3 },
  'the-king-is-dead': { quick: MORE },
  'kings-bounty': { luckyRandom: true },
};

const LEVELS = ['page', 'squire', 'knight', 'duke', 'king'] as const;

export function duelsOf(game: string, seatCounts: readonly number[]): readonly Wanted[] {
  const { unseen = 2, quick = MANY, luckyRandom, ceiling, close } = SPECIALS[game] ?? {};
  const two = { seats: 2, games: MANY, budget: QUICK } as const;
  const all: Wanted[] = [
    { ...two, bots: ['king', 'greedy'], bar: 0.85 },
    ...(ceiling ? [{ ...two, bots: ['seer', 'greedy'] } as const] : []),
    { ...two, bots: ['king', 'flat'], bar: 0.65 },
    ...LEVELS.slice(1).map((level, i): Wanted => ({
      ...two,
      bots: [level, LEVELS[i] ?? 'page'],
      games: level === 'king' ? MANY : quick,
      bar: 0.6,
      seed: unseen,
    })),
    { ...two, bots: ['king:4', 'king'], bar: 0.5 },
    // The bar is for all 400 matches together, so it is compared with the share itself, not with its interval.
    { ...two, bots: ['king', 'random'], ...(luckyRandom ? {} : { bar: 1 - MOST_BY_RANDOM }) },
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
    all.push({ bots: ['king', 'greedy'], seats, games: FEW * seats, budget: QUICK, bar });
  }
  if (seatCounts.includes(1)) {
    for (const bot of ['greedy', 'king'] as const) {
      all.push({ bots: [bot, bot], seats: 1, games: FEW, budget: QUICK });
    }
  }
  return all.map((duel) => {
    const times = close?.[`${duel.bots.join()} ${duel.seats}`] ?? 1;
    return { ...duel, games: times * duel.games };
  });
}
