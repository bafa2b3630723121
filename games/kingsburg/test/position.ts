/** Positions for tests: what a test does not say is filled in sensibly, and `check` refuses the impossible. */
import type { Json } from '@four-crowns/core';
import { BUILDING_FACTS, BUILDINGS, GOODS } from '../src/data.ts';
import type { Advisor, Building, Enemy, Good, Phase } from '../src/data.ts';
import { kingsburg } from '../src/index.ts';
import type { Options, State } from '../src/index.ts';
import type { StageName } from '../src/state.ts';

/** Words with blanks between them, such as `gold gold wood` or `statue chapel`. */
export type List = string;

export interface DrawnPlayer {
  readonly goods?: List;
  readonly plusTwo?: number;
  readonly soldiers?: number;
  /** On the track; what the buildings do not explain came from advisors. */
  readonly points?: number;
  readonly buildings?: List;
  readonly dice?: readonly number[];
  readonly white?: readonly number[];
  readonly strength?: number;
}

export interface DrawnGroup {
  readonly advisor: Advisor;
  readonly seat: number;
  readonly dice: readonly number[];
  readonly white?: readonly number[];
  readonly plusTwo?: boolean;
  readonly market?: number;
}

export interface Drawn {
  readonly options?: Partial<Options>;
  readonly stage?: StageName;
  readonly year?: number;
  readonly phase?: Phase;
  readonly order?: readonly number[];
  readonly current?: number | null;
  readonly envoy?: number;
  readonly aidDie?: number;
  readonly aided?: readonly number[];
  readonly enemy?: Enemy;
  readonly peeked?: readonly number[];
  readonly rerolled?: readonly ('statue' | 'chapel')[];
  readonly builtOnce?: boolean;
  readonly helping?: Advisor;
  readonly passed?: readonly number[];
  readonly neutral?: readonly number[];
  readonly court?: readonly DrawnGroup[];
  /** One for each seat. */
  readonly players: readonly DrawnPlayer[];
}

/** Neutral dice that are out of the way: on the King and the Swordsmith. */
const FAR = [6, 6, 6, 5, 6];
const WITH_DICE: readonly StageName[] = ['roll', 'reroll', 'rerolling', 'influence', 'help', 'peek'];
const OPEN_ENEMY: readonly StageName[] = ['king_die', 'lose', 'spoils'];
const NOBODY_ASKED: readonly StageName[] = ['order', 'aid', 'neutral', 'roll', 'enemy', 'king_die', 'over'];

export function position(drawn: Drawn): State {
  return kingsburg.load(savedPosition(drawn), kingsburg.stateVersion);
}

export function listOf(words: List | undefined): string[] {
  return (words ?? '').split(/\s+/).filter((word) => word !== '');
}

export function savedPosition(drawn: Drawn): { readonly [key: string]: Json } {
  const seats = drawn.players.length;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const stage = drawn.stage ?? 'influence';
  const isSeason = WITH_DICE.includes(stage);
  const revealed = OPEN_ENEMY.includes(stage);
  const order = drawn.order ?? all;
  const current = drawn.current === undefined ? (order[0] ?? 0) : drawn.current;
  return {
    seats,
    options: kingsburg.parseOptions(drawn.options, seats),
    stage,
    year: drawn.year ?? 1,
    phase: drawn.phase ?? phaseOf(stage),
    order,
    current: NOBODY_ASKED.includes(stage) ? null : current,
    envoy: drawn.envoy ?? null,
    aidDie: drawn.aidDie ?? null,
    aided: drawn.aided ?? [],
    chosen: [],
    peeked: revealed ? all : (drawn.peeked ?? (drawn.enemy === undefined ? [] : [0])),
    revealed,
    rerolled: drawn.rerolled ?? [],
    builtOnce: drawn.builtOnce ?? false,
    helping: drawn.helping === undefined ? null : { advisor: drawn.helping, group: 0 },
    passed: drawn.passed ?? (stage === 'help' || stage === 'peek' ? all : []),
    neutral: drawn.neutral ?? (isSeason && seats === 2 ? FAR : []),
    court: (drawn.court ?? []).map((g) => ({ white: [], plusTwo: false, market: 0, envoy: false, ...g })),
    players: drawn.players.map((player, seat) => playerOf(drawn, player, seat, isSeason)),
    enemy: drawn.enemy ?? null,
    picks: all.map(() => null),
  };
}

function phaseOf(stage: StageName): Phase {
  if (stage === 'aid') return 'aid';
  if (stage === 'recruit') return 'recruit';
  if (stage === 'order') return 'set_up';
  const isWinter = stage === 'enemy' || stage === 'over' || OPEN_ENEMY.includes(stage);
  return isWinter ? 'winter' : 'spring';
}

function playerOf(
  drawn: Drawn,
  player: DrawnPlayer,
  seat: number,
  isSeason: boolean,
): { [key: string]: Json } {
  const goods = listOf(player.goods);
  const count = (good: Good): number => goods.filter((g) => g === good).length;
  const buildings = listOf(player.buildings);
  const standing = buildings.reduce((sum, b) => sum + pointsOf(b as Building), 0);
  const whites = (buildings.includes('farms') ? 1 : 0) + (drawn.aidDie === seat ? 1 : 0);
  const placed = (drawn.court ?? []).filter((g) => g.seat === seat).length;
  const isBare = !isSeason || (placed > 0 && player.dice === undefined);
  return {
    gold: count('gold'),
    wood: count('wood'),
    stone: count('stone'),
    plusTwo: player.plusTwo ?? 0,
    soldiers: player.soldiers ?? 0,
    points: player.points ?? standing,
    buildings,
    dice: isBare ? [] : [...(player.dice ?? [1, 2, 3])],
    white: isBare ? [] : [...(player.white ?? Array.from({ length: whites }, () => 1))],
    strength: player.strength ?? 0,
    from: {
      advisors: (player.points ?? standing) - standing,
      town_hall: 0,
      embassy: 0,
      reward: 0,
      battles: 0,
    },
  };
}

function pointsOf(building: Building): number {
  return BUILDING_FACTS[BUILDINGS.indexOf(building)]?.points ?? 0;
}

/** `gold gold wood` as a list of goods. */
export function goodsIn(words: List): Good[] {
  return listOf(words).map((word) => {
    const good = GOODS.find((g) => g === word);
    if (good === undefined) throw new Error(`${word} is no good`);
    return good;
  });
}
