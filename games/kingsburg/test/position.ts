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
  /** On the track; what buildings and rewards do not explain came from advisors. */
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
/** In spring these show whom the King has helped (KBG-3.1), in autumn who has got the Envoy (KBG-10.2). */
const BEFORE_HELP: readonly StageName[] = ['neutral', 'roll', 'reroll', 'rerolling', 'influence'];
/** So many goods a season brings easily. */
const SEASONS_GOODS = 10;
const AT_COURT: readonly StageName[] = ['influence', 'help', 'peek'];
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
  const order = orderOf(drawn);
  const current = drawn.current === undefined ? currentOf(drawn) : drawn.current;
  return {
    seats,
    options: kingsburg.parseOptions(drawn.options, seats),
    stage,
    year: yearOf(drawn),
    phase: phaseOf(drawn),
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

/** By the totals of the dice (KBG-4.5); of equals, who has passed was asked before the others. */
function orderOf(drawn: Drawn): readonly number[] {
  if (drawn.order !== undefined) return drawn.order;
  const isAtCourt = AT_COURT.includes(drawn.stage ?? 'influence');
  return isAtCourt ? asked(drawn).toSorted((a, b) => totalOf(drawn, a) - totalOf(drawn, b)) : asked(drawn);
}

function asked(drawn: Drawn): readonly number[] {
  const all = drawn.players.map((_, seat) => seat);
  const has = (seat: number): boolean => drawn.passed?.includes(seat) === true;
  return drawn.order ?? [...all.filter(has), ...all.filter((seat) => !has(seat))];
}

/** The player who has placed fewest groups, and comes first of these (KBG-5.1). */
function currentOf(drawn: Drawn): number {
  const helped = (drawn.court ?? [])
    .filter(({ advisor }) => advisor === drawn.helping)
    .map(({ seat }) => seat);
  if (drawn.helping !== undefined) return orderOf(drawn).find((seat) => helped.includes(seat)) ?? 0;
  const groups = (seat: number): number => (drawn.court ?? []).filter((g) => g.seat === seat).length;
  const waiting = orderOf(drawn).filter((seat) => !drawn.passed?.includes(seat));
  const [first = 0] = waiting.toSorted((a, b) => groups(a) - groups(b));
  return first;
}

function phaseOf(drawn: Drawn): Phase {
  const stage = drawn.stage ?? 'influence';
  if (drawn.phase !== undefined) return drawn.phase;
  if (stage === 'aid' || stage === 'recruit') return stage;
  if (stage === 'order') return 'set_up';
  if (stage === 'enemy' || stage === 'over' || OPEN_ENEMY.includes(stage)) return 'winter';
  if (drawn.aidDie !== undefined && drawn.enemy === undefined) return 'spring';
  return BEFORE_HELP.includes(stage) || drawn.enemy !== undefined ? 'summer' : 'spring';
}

/** The enemy's year, or the first one by which all buildings could stand (KBG-8.1). */
function yearOf(drawn: Drawn): number {
  if (drawn.year !== undefined) return drawn.year;
  if (drawn.stage === 'order') return 0;
  if (drawn.enemy !== undefined) return Number(drawn.enemy.slice(1, 2));
  const most = Math.max(
    ...drawn.players.map(({ buildings, goods }) =>
      Math.max(listOf(buildings).length, listOf(goods).length / SEASONS_GOODS),
    ),
  );
  const phase = phaseOf(drawn);
  const thisYear =
    phase === 'recruit' || phase === 'winter' ? 3 : phase === 'autumn' ? 2 : phase === 'summer' ? 1 : 0;
  const first = Math.max(1, 1 + Math.ceil((most - thisYear) / 3));
  const hasEnvoy = drawn.envoy !== undefined || hasSecondGroup(drawn);
  const isAided = drawn.aidDie !== undefined;
  const isEarly =
    first === 1 && (isAided || (thisYear < 2 && hasEnvoy) || (isUnhelped(drawn) && hasTokens(drawn)));
  return Math.min(5, isEarly ? 2 : first);
}

/** KBG-5.9: where the Envoy has been. */
function hasSecondGroup({ court = [] }: Drawn): boolean {
  return new Set(court.map(({ advisor }) => advisor)).size < court.length;
}

function hasTokens({ players, court = [] }: Drawn): boolean {
  return players.some(({ plusTwo = 0 }) => plusTwo > 0) || court.some(({ plusTwo }) => plusTwo === true);
}

function isUnhelped(drawn: Drawn): boolean {
  return phaseOf(drawn) === 'spring' && BEFORE_HELP.includes(drawn.stage ?? 'influence');
}

function playerOf(
  drawn: Drawn,
  player: DrawnPlayer,
  seat: number,
  isSeason: boolean,
): { [key: string]: Json } {
  // KBG-3.2: the player who has the die was the neediest.
  const isBetterOff = drawn.aidDie !== undefined && drawn.aidDie !== seat;
  const goods = listOf(player.goods ?? (isBetterOff ? 'wood' : ''));
  const count = (good: Good): number => goods.filter((g) => g === good).length;
  const buildings = buildingsOf(drawn, seat);
  const standing = buildings.reduce((sum, b) => sum + pointsOf(b as Building), 0);
  const rewards = rewardsOf(drawn, seat);
  const embassy = hasEarned(drawn, buildings) ? 1 : 0;
  const points = player.points ?? standing + rewards + embassy;
  const placed = (drawn.court ?? []).filter((g) => g.seat === seat).length;
  const isBare = !isSeason || (placed > 0 && player.dice === undefined);
  return {
    gold: count('gold'),
    wood: count('wood'),
    stone: count('stone'),
    plusTwo: player.plusTwo ?? 0,
    soldiers: player.soldiers ?? player.strength ?? (inBattle(drawn) ? 1 : hasSpied(drawn, seat) ? 2 : 0),
    points,
    buildings,
    dice: isBare ? [] : [...(player.dice ?? defaultDice(drawn, seat))],
    white: isBare ? [] : [...(player.white ?? whiteDice(drawn, seat))],
    strength: player.strength ?? (inBattle(drawn) ? 1 : 0),
    from: {
      advisors: points - standing - rewards - embassy,
      town_hall: 0,
      embassy,
      reward: rewards,
      battles: 0,
    },
  };
}

/** KBG-7.10: the General shows the enemy and gives two soldiers. */
function hasSpied(drawn: Drawn, seat: number): boolean {
  const isHidden = drawn.enemy !== undefined && !OPEN_ENEMY.includes(drawn.stage ?? 'influence');
  return isHidden && !isUnhelped(drawn) && (drawn.peeked ?? [0]).includes(seat);
}

function inBattle({ stage }: Drawn): boolean {
  return stage === 'lose' || stage === 'spoils';
}

/** Somebody has had the King's rewards so far: here the last seat; in summer it shows who has had the latest (KBG-10.1). */
function rewardsOf(drawn: Drawn, seat: number): number {
  if (drawn.stage === 'order') return 0;
  const phase = phaseOf(drawn);
  const counts = drawn.players.map((_, of) => buildingsOf(drawn, of).length);
  const isLast = seat === counts.length - 1;
  const before = isLast ? yearOf(drawn) - 1 : 0;
  if (phase === 'aid' || phase === 'spring') return before;
  const hasLatest = phase === 'summer' ? counts[seat] === Math.max(...counts) : isLast;
  return before + (hasLatest ? 1 : 0);
}

/** KBG-9.20: an Embassy has brought a point unless it may be new. */
function hasEarned({ stage }: Drawn, buildings: readonly string[]): boolean {
  return buildings.includes('embassy') && stage !== 'build' && stage !== 'town_hall';
}

/** Low where the seat has passed, else 1, 2, 3, or what fits the turn order (KBG-4.5). */
function defaultDice(drawn: Drawn, seat: number): readonly number[] {
  if (drawn.passed?.includes(seat) === true) return [1, 1, 1];
  const order = asked(drawn);
  const before = order.slice(0, order.indexOf(seat)).map((other) => totalOf(drawn, other));
  const total = Math.min(18, Math.max(6, ...before));
  if (total === 6) return [1, 2, 3];
  const low = Math.floor(total / 3);
  return [low, Math.floor((total - low) / 2), Math.ceil((total - low) / 2)];
}

/** Beside one who got the King's die nobody has fewer (KBG-3.1). */
function buildingsOf({ players, aidDie }: Drawn, seat: number): readonly string[] {
  return listOf(players[seat]?.buildings ?? (aidDie === undefined ? '' : players[aidDie]?.buildings));
}

function whiteDice(drawn: Drawn, seat: number): readonly number[] {
  const hasFarms = buildingsOf(drawn, seat).includes('farms');
  return Array.from({ length: (hasFarms ? 1 : 0) + (drawn.aidDie === seat ? 1 : 0) }, () => 1);
}

function totalOf(drawn: Drawn, seat: number): number {
  const { dice, white = whiteDice(drawn, seat) } = drawn.players[seat] ?? {};
  const groups = (drawn.court ?? []).filter((g) => g.seat === seat);
  const placed = groups.flatMap((g) => [...g.dice, ...(g.white ?? [])]);
  const hand = dice ?? (groups.length > 0 ? [] : defaultDice(drawn, seat));
  return [...hand, ...white, ...placed].reduce((a, b) => a + b, 0);
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
