/** The duels that a game's bots must pass, and those that measure how strong the upper levels are. */
import type { GameManifest } from '@four-crowns/manifest';

export interface Wanted {
  /** As for `arena --bots`; the first one's share of wins is judged. */
  readonly bots: readonly [string, string];
  readonly seats: number;
  readonly games: number;
  /** The share of each bot's normal time. */
  readonly budget: number;
  /** The lower end of the 95 % interval must be at least this. Undefined if the share is only reported. */
  readonly bar?: number;
  /** The seed of the deals; undefined means the arena's default. */
  readonly seed?: number;
  /** For plotting strength against time: the first bot's budget as a multiple of the second's. */
  readonly times?: number;
}

/** A twentieth of every level's time, so that a game's ladder takes hours instead of days. */
const QUICK = 0.05;
const MANY = 400;
const MORE = 1000;
const FEW = 100;
/** The number of matches at full time. */
const SLOW = 40;

const MOST_BY_RANDOM = 8 / 400;

const LEVELS = ['page', 'squire', 'knight', 'duke', 'king'] as const;

export async function duelsOf(manifest: GameManifest): Promise<readonly Wanted[]> {
  const [newest] = await manifest.rules();
  const seatCounts = newest?.seatCounts ?? [];
  const special = await manifest.ladder?.();
  const { unseen = 2, hasCloseLevels, luckyRandom, ceiling, bars, close } = special?.ladder ?? {};
  const two = { seats: 2, games: MANY, budget: QUICK } as const;
  const all: Wanted[] = [
    { ...two, bots: ['king', 'greedy'], bar: 0.85 },
    ...(ceiling ? [{ ...two, bots: ['clairvoyant', 'greedy'] } as const] : []),
    { ...two, bots: ['king', 'flat'], bar: 0.65 },
    ...LEVELS.slice(1).map((level, i): Wanted => ({
      ...two,
      bots: [level, LEVELS[i] ?? 'page'],
      games: level !== 'king' && hasCloseLevels ? MORE : MANY,
      bar: 0.6,
      seed: unseen,
    })),
    { ...two, bots: ['king:4', 'king'], bar: 0.5 },
    // The bar is for all 400 matches together, so it is compared with the share itself and not with its interval.
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
    all.push({
      bots: ['king', 'greedy'],
      seats,
      games: FEW * seats,
      budget: QUICK,
      bar: bars?.[seats] ?? 2 / seats,
    });
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
