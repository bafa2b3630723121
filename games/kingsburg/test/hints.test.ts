/** Every fact of every reason of a hint, read again from what its seat sees before and after the turn. */
import { checkHints } from '@four-crowns/bots/testing';
import type { Truth } from '@four-crowns/bots/testing';
import { matchesOf } from '@four-crowns/testkit/matches';
import { expect, test } from 'vitest';
import { knowledge } from '../bot/index.ts';
import { ADVISORS, BUILDING_FACTS, BUILDINGS, ENEMIES, ENEMY_FACTS } from '../src/data.ts';
import type { EnemyFacts } from '../src/data.ts';
import { kingsburg } from '../src/index.ts';
import type { State, View } from '../src/index.ts';
import { enemyFacts } from '../src/enemies.ts';
import { ENEMY, YEAR } from '../src/state.ts';
import { legalActions } from './playing.ts';
import { position } from './position.ts';
import { rich } from './rich.ts';

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

const truth: Truth<State> = (before, after, seat, { id, of, change }, steps) => {
  const [was, is] = [before, after].map((s) => kingsburg.view(s, seat));
  const nBefore = countIn(was!, seat, id, of);
  // The battle itself takes the soldiers away: what was done for it is told as it stood when winter came.
  const autumn = steps.map((s) => kingsburg.view(s, seat)).findLast(({ phase }) => phase !== 'winter');
  // KBG-6.5: an enemy that is looked at on the way is not known yet.
  const told = { ...(autumn ?? is!), enemy: was!.enemy };
  const n = countIn(id === 'winter' ? told : is!, seat, id, of);
  if (n === nBefore || n > nBefore !== change > 0) return `the count goes from ${nBefore} to ${n}`;
  const facts = { n, nBefore, nMore: Math.abs(n - nBefore) };
  if (id !== 'building') return facts;
  const { points } = BUILDING_FACTS[BUILDINGS.findIndex((building) => building === of)]!;
  return { ...facts, points, pointsBefore: points, pointsMore: 0 };
};

const run = matchesOf('kingsburg hints', 24);
const richRun = matchesOf('kingsburg hints in rich provinces', 24);

/** What a reason can speak of, and how often at least it must have been judged. */
const FLOORS = {
  points: 50,
  building: 100,
  cathedral: 20,
  goods: 100,
  tokens: 50,
  envoy: 10,
  winter: 100,
  advisor: 100,
} as const;

test(
  'hints: what they count is what their seat sees before and after the turn they explain',
  { timeout: run.timeout + richRun.timeout },
  () => {
    const all: Record<string, number> = {};
    for (const [game, seeds, every] of [
      [kingsburg, run.seeds(), 24],
      // Random matches hardly ever build the Cathedral.
      [rich, richRun.seeds(), 8],
    ] as const) {
      const report = checkHints(game, knowledge, truth, { seeds, every });
      process.stdout.write(`kingsburg hints: ${report.hints} hints, ${JSON.stringify(report.reasons)}\n`);
      for (const [id, count] of Object.entries(report.reasons)) all[id] = (all[id] ?? 0) + count;
    }
    for (const [id, least] of Object.entries(FLOORS)) {
      expect(all[id] ?? 0, id).toBeGreaterThanOrEqual(least);
    }
    expect(Object.keys(all).filter((id) => !Object.hasOwn(FLOORS, id))).toEqual([]);
  },
);

test('KBG-6.5 hints: an enemy that others have seen is a guess until the own look at it', () => {
  const s = position({
    stage: 'help',
    phase: 'summer',
    helping: 'merchant',
    enemy: 'y1_orcs_3',
    peeked: [1],
    players: [{ dice: [] }, { dice: [6, 6], goods: 'gold gold' }, { dice: [4] }],
    court: [
      { advisor: 'merchant', seat: 0, dice: [4] },
      { advisor: 'general', seat: 0, dice: [5, 5] },
      { advisor: 'squire', seat: 1, dice: [2] },
      { advisor: 'swordsmith', seat: 2, dice: [5, 6] },
    ],
  });
  const takeWood = kingsburg.encode(s, 0, { type: 'take', goods: ['wood'] })!;
  /** The chance to win that a hint names after the General, against each enemy that may lie there. */
  const told = ENEMIES.slice(0, 5).map((enemy) => {
    const world = kingsburg.rules.clone(s);
    world.a[ENEMY] = ENEMIES.indexOf(enemy);
    knowledge.applyKnown!(world, 0, takeWood);
    return knowledge.terms!(world, 0).find(({ id }) => id === 'winter')?.facts?.['n'];
  });
  expect(told[0]).toBeGreaterThan(0);
  expect(new Set(told).size).toBe(1);
});

test('KBG-6.5 hints: with the year the enemy goes, and nobody knows the next one', () => {
  const s = position({
    stage: 'lose',
    enemy: 'y4_demons_6',
    players: [{ goods: 'gold gold gold wood stone', strength: 1 }, {}, {}],
  });
  const [lose] = legalActions(s, 0);
  const year = s.a[YEAR]!;
  knowledge.applyKnown!(s, 0, kingsburg.encode(s, 0, lose!)!);
  expect(s.a[YEAR]).toBe(year + 1);
  expect(knowledge.terms!(s, 0).find(({ id }) => id === 'winter')?.facts?.['n']).toBeGreaterThanOrEqual(0);
});
