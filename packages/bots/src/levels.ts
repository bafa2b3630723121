import type { BotKind } from './bot.ts';
import { TOP_MS } from './budget.ts';
import { flatBot } from './flat.ts';
import { greedyBot } from './greedy.ts';
import type { Knowledge, SearchSettings } from './knowledge.ts';
import { sitThinker } from './thinker.ts';

interface Level {
  readonly id: string;
  /** Time per turn. */
  readonly ms: number;
  /** The standard deviation of its error in judging a move, as a winning chance. */
  readonly noise: number;
  /** How well it knows where to look, as a fraction of what the strongest level knows. */
  readonly sight: number;
}

/**
 * The same levels for all games, weakest first. They make the mistakes people make: they overlook moves, and misjudge
 * those they see.
 */
const LEVELS: readonly Level[] = [
  { id: 'page', ms: 100, noise: 1.8, sight: 0.1 },
  { id: 'squire', ms: 200, noise: 0.5, sight: 0.2 },
  { id: 'knight', ms: 400, noise: 0.21, sight: 0.4 },
  { id: 'duke', ms: 800, noise: 0.09, sight: 0.6 },
  { id: 'king', ms: TOP_MS, noise: 0, sight: 1 },
];

/** All bots of a game except `random`: the baselines, then five levels, weakest first. */
export function botsOf(knowledge: Knowledge): readonly BotKind[] {
  return [greedyBot('greedy', knowledge.greedy), flatBot(knowledge), ...levelsOf(knowledge)];
}

/**
 * The strongest level with perfect knowledge of chance, which shows how much of the result is luck. Only for games
 * that compare whole turns; no game with a tree search has needed it so far.
 */
export function clairvoyantOf(knowledge: Knowledge): BotKind | undefined {
  const { search } = knowledge;
  if (search.kind !== 'turns') return undefined;
  // It knows what is coming, so it is worth looking further ahead.
  const crowd = search.crowd && { crowd: { ...search.crowd, cut: 2 * search.crowd.cut } };
  const thinking = { search: { ...search, ...crowd, cut: 2 * search.cut }, ms: TOP_MS, noise: 0 };
  return { id: 'clairvoyant', clairvoyant: true, sit: (seating) => sitThinker(knowledge, thinking, seating) };
}

export function levelsOf(knowledge: Knowledge): readonly BotKind[] {
  return LEVELS.map(({ id, ms, noise, sight }) => {
    const thinking = {
      search: shortened(knowledge.search, sight),
      ms,
      noise: noise * (knowledge.errors ?? 1),
    };
    return { id, sit: (seating) => sitThinker(knowledge, thinking, seating) };
  });
}

function shortened(search: SearchSettings, sight: number): SearchSettings {
  // The candidates grow as the beam narrows: among only a few good turns, a wrong opinion would do no harm.
  if (search.kind === 'turns') {
    const width = Math.max(1, Math.round(search.width * sight));
    return { ...search, width, candidates: Math.round(search.candidates / sight) };
  }
  // A level that knows less about which moves deserve attention looks at more of them, and so less closely at each.
  return {
    ...search,
    wideningBase: search.wideningBase / sight,
    priorTemperature: search.priorTemperature / sight,
  };
}
