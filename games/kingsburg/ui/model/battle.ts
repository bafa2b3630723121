/** A winter as it is shown: the enemy, the King's die, and each battle with its sum and consequences. */
import type { Seen } from '@four-crowns/ui-kit';
import { BUILDINGS, DISPUTED, DISPUTED_FACTS, ENEMIES, ENEMY_FACTS } from '../../src/data.ts';
import type { Building, Enemy, EnemyFacts, Race } from '../../src/data.ts';
import type { BattleResult, Event } from '../../src/events.ts';
import type { View } from '../../src/view.ts';
import { factsOf } from './province.ts';

export interface Fight {
  readonly seat: number;
  /** Without those of the King if his die is known. */
  readonly soldiers: number;
  readonly bonuses: readonly { readonly building: Building; readonly worth: number }[];
  readonly strength: number;
  /** Undefined until it is known. */
  readonly result: BattleResult | undefined;
  readonly gained: Sums;
  readonly lost: Sums;
  readonly destroyed: readonly Building[];
  readonly isStrongest: boolean;
}

export interface Sums {
  readonly gold: number;
  readonly wood: number;
  readonly stone: number;
  readonly points: number;
}

export interface Story {
  readonly year: number;
  readonly enemy: EnemyFacts | undefined;
  readonly kingDie: number | undefined;
  readonly fights: readonly Fight[];
}

/** The events since the beginning of the last winter. */
export function winterOf(events: readonly Seen<Event>[]): readonly Seen<Event>[] {
  const at = events.findLastIndex((e) => e.type === 'phase' && e.phase === 'winter');
  return at < 0 ? [] : events.slice(at);
}

/** Whether this viewer has acted in the next year; for a spectator, whether anyone has. */
export function isPast(events: readonly Seen<Event>[], seat: number | undefined): boolean {
  const end = events.findIndex((e) => e.type === 'year_end');
  if (end < 0) return false;
  const after = events.slice(end);
  if (seat === undefined) return after.some((e) => e.type === 'influence' || e.type === 'pass');
  return after.some((e) => (e.type === 'influence' || e.type === 'pass') && e.seat === seat);
}

/** Undefined if there is no winter to show. */
export function storyOf(view: View, events: readonly Seen<Event>[]): Story | undefined {
  const isNow = view.phase === 'winter' && view.stage !== 'over';
  if (events.length === 0 && !isNow) return undefined;
  const card = events.find((e) => e.type === 'enemy')?.card ?? (isNow ? view.enemy?.card : undefined);
  const enemy = card === undefined ? undefined : enemyFacts(card, view);
  const year = events.find((e) => e.type === 'phase')?.year ?? view.year;
  const kingDie = events.find((e) => e.type === 'king_die')?.value;
  const fought = events.flatMap((e) => (e.type === 'battle' ? [e.seat] : []));
  const pending = isNow ? view.order.filter((seat) => !fought.includes(seat)) : [];
  return {
    year,
    enemy,
    kingDie,
    fights:
      enemy === undefined
        ? []
        : [...fought, ...pending].map((seat) => fightOf(view, events, seat, enemy, kingDie)),
  };
}

function enemyFacts(card: Enemy, view: View): EnemyFacts | undefined {
  const at = ENEMIES.indexOf(card);
  // KBG-15.2
  return at === DISPUTED && view.options.year4Demons === 'building' ? DISPUTED_FACTS : ENEMY_FACTS[at];
}

function fightOf(
  view: View,
  events: readonly Seen<Event>[],
  seat: number,
  enemy: EnemyFacts,
  kingDie: number | undefined,
): Fight {
  const own = events.filter((e) => 'seat' in e && e.seat === seat);
  const battle = own.find((e) => e.type === 'battle');
  const end = events.findIndex((e) => e.type === 'year_end');
  const inWinter = own.filter((e) => end < 0 || events.indexOf(e) < end);
  const destroyed = inWinter.flatMap((e) => (e.type === 'destroyed' ? [e.building] : []));
  const bonuses = stoodThen(view, own, seat).flatMap((building) => {
    const worth = worthOf(building, enemy.race);
    return worth === 0 ? [] : [{ building, worth }];
  });
  const strength = battle?.strength ?? view.players[seat]?.strength ?? 0;
  return {
    seat,
    soldiers: strength - (kingDie ?? 0) - bonuses.reduce((sum, { worth }) => sum + worth, 0),
    bonuses,
    strength,
    result: battle?.result,
    gained: sumOf(inWinter, 'gained'),
    lost: sumOf(inWinter, 'lost'),
    destroyed,
    isStrongest: inWinter.some((e) => e.type === 'strongest'),
  };
}

/** The buildings at that time: those that stand now and those lost since, without those built later. */
function stoodThen(view: View, own: readonly Seen<Event>[], seat: number): readonly Building[] {
  const fell = own.flatMap((e) => (e.type === 'destroyed' ? [e.building] : []));
  const built = own.flatMap((e) => (e.type === 'build' ? [e.building] : []));
  const now = view.players[seat]?.buildings ?? [];
  return BUILDINGS.filter((b) => fell.includes(b) || (now.includes(b) && !built.includes(b)));
}

/** KBG-12.3 */
function worthOf(building: Building, race: Race): number {
  const { battle, versus, battleVersus } = factsOf(building);
  return versus === race ? (battleVersus ?? 0) : battle;
}

function sumOf(events: readonly Seen<Event>[], side: 'gained' | 'lost'): Sums {
  let [gold, wood, stone, points] = [0, 0, 0, 0];
  for (const e of events) {
    const isGoods = e.type === (side === 'gained' ? 'spoils' : 'lost_goods');
    if (isGoods && (e.type === 'spoils' || e.type === 'lost_goods')) {
      gold += e.gold;
      wood += e.wood;
      stone += e.stone;
    }
    if (side === 'gained') {
      if (e.type === 'spoils') points += e.points;
      if (e.type === 'fortress' || e.type === 'strongest') points++;
    } else if (e.type === 'lost_points' || e.type === 'destroyed') points += e.points;
  }
  return { gold, wood, stone, points };
}
