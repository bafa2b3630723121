import { BUILDING_FACTS, BUILDINGS } from '../src/data.ts';
import { kingsburg } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { saved } from './playing.ts';

/**
 * The same game from year IV on, with rich provinces: random matches hardly ever build the last column, and
 * all that comes of it would go untried.
 */
export const rich = {
  ...kingsburg,
  rules: {
    ...kingsburg.rules,
    start: (...args: Parameters<typeof kingsburg.rules.start>) => enrich(kingsburg.rules.start(...args)),
  },
};

const ROWS = [
  ['statue', 'chapel', 'church', 'cathedral'],
  ['inn', 'market', 'farms', 'merchants_guild'],
  ['palisade', 'stable', 'stone_wall', 'fortress'],
  ['barricade', 'crane', 'town_hall', 'embassy'],
];

/** Nine seasons are over (KBG-8.1), so nine buildings may stand; all are equal, so the King helps all (KBG-3.3). */
function enrich(s: State): State {
  const { players, ...rest } = saved(s);
  const all = players.map((_, seat) => seat);
  const drawn = players.map((player, seat) => {
    // Each seat has another row complete and the others begun, and goods to spare.
    const buildings = ROWS.flatMap((row, i) =>
      row.slice(0, i === seat % ROWS.length ? 4 : i === (seat + 1) % ROWS.length ? 1 : 2),
    );
    const embassy = buildings.includes('embassy') ? 1 : 0;
    const from = { ...player.from, advisors: 0, reward: 3, embassy };
    const points = buildingPoints(buildings) + 3 + embassy;
    return { ...player, gold: 4, wood: 4, stone: 4, plusTwo: 3, buildings, from, points };
  });
  const year = { stage: 'aid', year: 4, phase: 'aid', order: all, aided: all };
  return kingsburg.load({ ...rest, ...year, players: drawn }, kingsburg.stateVersion);
}

function buildingPoints(buildings: readonly string[]): number {
  return BUILDINGS.reduce(
    (sum, b, i) => sum + (buildings.includes(b) ? (BUILDING_FACTS[i]?.points ?? 0) : 0),
    0,
  );
}
