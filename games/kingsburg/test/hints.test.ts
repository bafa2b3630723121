/** Every fact of every reason of a hint, read again from what its seat sees before and after the turn. */
import { checkHints } from '@four-crowns/bots/testing';
import type { Truth } from '@four-crowns/bots/testing';
import { matchesOf } from '@four-crowns/testkit/matches';
import { expect, test } from 'vitest';
import { knowledge } from '../bot/index.ts';
import { ADVISORS, BUILDING_FACTS, BUILDINGS, ENEMY_FACTS } from '../src/data.ts';
import type { EnemyFacts } from '../src/data.ts';
import { kingsburg } from '../src/index.ts';
import type { State, View } from '../src/index.ts';
import { enemyFacts } from '../src/enemies.ts';

const AT_COURT = ['influence', 'help', 'peek', 'build'];

function goodsOf({ gold, wood, stone }: View['players'][number]): number {
  return gold + wood + stone;
}

/** What a reason counts, as its seat can see it. */
function countIn(view: View, seat: number, id: string, of: string | undefined): number {
  const player = view.players[seat]!;
  switch (id) {
    case 'points':
      return Object.values(player.from).reduce((sum, n) => sum + n, 0);
    case 'building':
      return player.buildings.some((building) => building === of) ? 1 : 0;
    case 'cathedral':
      return player.buildings.includes('cathedral') ? Math.floor(goodsOf(player) / 2) : 0;
    case 'goods':
      return goodsOf(player);
    case 'tokens':
      return player.plusTwo;
    case 'envoy':
      return view.envoy === seat ? 1 : 0;
    case 'advisor': {
      if (!AT_COURT.includes(view.stage)) return 0;
      const helped = view.helping === null ? -1 : ADVISORS.indexOf(view.helping.advisor);
      return view.court.filter(
        (group) => group.seat === seat && group.advisor === of && ADVISORS.indexOf(group.advisor) > helped,
      ).length;
    }
    case 'winter':
      return winChance(view, seat);
    default:
      throw new Error(`nothing is known of ${id}`);
  }
}

/** KBG-12: won by more than the enemy, with the Stone Wall by as much. Five enemies of the year may come. */
function winChance({ year, players, enemy, options }: View, seat: number): number {
  const { soldiers, buildings } = players[seat]!;
  const facts: readonly EnemyFacts[] =
    enemy === null
      ? ENEMY_FACTS.map((_, card) => enemyFacts(options, card)).slice((year - 1) * 5, year * 5)
      : [enemy];
  const outcomes = facts.flatMap((one) =>
    [1, 2, 3, 4, 5, 6].map((face) => {
      const bonus = buildings.reduce((sum, building) => {
        const { battle, versus, battleVersus = 0 } = BUILDING_FACTS[BUILDINGS.indexOf(building)]!;
        return sum + (versus === one.race ? battleVersus : battle);
      }, 0);
      const margin = soldiers + bonus + face - one.strength;
      return margin > 0 || (margin === 0 && buildings.includes('stone_wall'));
    }),
  );
  return Math.round((100 * outcomes.filter((won) => won).length) / outcomes.length);
}

const truth: Truth<State> = (before, after, seat, { id, of, change, facts: said }) => {
  const [was, is] = [before, after].map((s) => kingsburg.view(s, seat));
  const nBefore = countIn(was!, seat, id, of);
  // The battle itself takes the soldiers away: what was done for it is told as it stood before.
  const n = id === 'winter' && is!.phase !== was!.phase ? Number(said['n']) : countIn(is!, seat, id, of);
  if (n === nBefore || n > nBefore !== change > 0) return `the count goes from ${nBefore} to ${n}`;
  const facts = { n, nBefore, nMore: Math.abs(n - nBefore) };
  if (id !== 'building') return facts;
  const { points } = BUILDING_FACTS[BUILDINGS.findIndex((building) => building === of)]!;
  return { ...facts, points, pointsBefore: points, pointsMore: 0 };
};

const run = matchesOf('kingsburg hints', 24);

test(
  'hints: what they count is what their seat sees before and after the turn they explain',
  { timeout: run.timeout },
  () => {
    const report = checkHints(kingsburg, knowledge, truth, { seeds: run.seeds(), every: 24 });
    process.stdout.write(`kingsburg hints: ${report.hints} hints, ${JSON.stringify(report.reasons)}\n`);
    for (const id of ['points', 'building', 'goods', 'tokens', 'winter', 'advisor']) {
      expect(report.reasons[id], id).toBeGreaterThan(3);
    }
  },
);
