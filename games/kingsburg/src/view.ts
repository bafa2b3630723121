import { readIndex, readList, readObject, readSeatMask } from '@four-crowns/core';
import type { Idle, Rng, Seat, Viewer } from '@four-crowns/core';
import { affordable } from './buildings.ts';
import { check } from './check.ts';
import {
  BUILDINGS,
  CHAPEL,
  ENEMIES,
  ENEMIES_PER_YEAR,
  GOODS,
  MARKET,
  STATUE,
  STRENGTH_RANGES,
} from './data.ts';
import type { Enemy, EnemyFacts, Good } from './data.ts';
import { enemyOf } from './enemies.ts';
import { mayUseChapel, mayUseStatue } from './phases/reroll.ts';
import { positionOf, seatsOf } from './position.ts';
import type { Position } from './position.ts';
import type { Prompt } from './prompt.ts';
import { promptFor } from './prompt-for.ts';
import { stateFrom } from './read-position.ts';
import { knowsEnemy } from './resample.ts';
import {
  BUILD,
  BUILT_BY,
  CURRENT,
  ENEMY,
  has,
  INFLUENCE,
  KNOWN,
  PICK,
  REROLL,
  STAGE,
  YEAR,
} from './state.ts';
import type { State } from './state.ts';
import { whyNotBuild } from './why-not-build.ts';
import { whyNotChapel, whyNotStatue } from './why-not-dice.ts';
import { whyNotMarket } from './why-not-influence.ts';

export type View = Position & {
  readonly viewer: Viewer;
  readonly prompt: Prompt;
  /** Null where the viewer cannot know it (KBG-1.8). */
  readonly enemy: KnownEnemy | null;
  /** Weakest and strongest enemy of this year (KBG-1.5). */
  readonly range: readonly [number, number];
  /** Goods chosen under seal, as far as the viewer knows them. */
  readonly picks: readonly (Good | null)[];
  /** Buildings that cannot be built or, for re-rolls and groups of dice, used now, and why not; while the viewer is asked. */
  readonly idle?: readonly Idle[];
};

export type KnownEnemy = { readonly card: Enemy } & {
  readonly [K in keyof EnemyFacts]: EnemyFacts[K] extends object
    ? { readonly [F in keyof EnemyFacts[K]]: EnemyFacts[K][F] }
    : EnemyFacts[K];
};

export function view(s: State, viewer: Viewer): View {
  const { a } = s;
  const isKnown = a[ENEMY] >= 0 && knowsEnemy(s, viewer);
  return {
    viewer,
    ...positionOf(s),
    prompt: promptFor(s, viewer),
    enemy: isKnown ? namedEnemy(s) : null,
    range: STRENGTH_RANGES[Math.max(0, a[YEAR] - 1)],
    picks: seatsOf(s).map((seat) =>
      (viewer === 'all' || viewer === seat) && a[PICK + seat] >= 0 ? GOODS[a[PICK + seat]] : null,
    ),
    ...(viewer === a[CURRENT] ? idleFor(s, viewer) : {}),
  };
}

function idleFor(s: State, seat: Seat): { readonly idle?: readonly Idle[] } {
  if (s.a[STAGE] === BUILD) return { idle: idleBuildings(s, seat) };
  if (s.a[STAGE] === REROLL) return { idle: idleRerollers(s, seat) };
  return s.a[STAGE] === INFLUENCE ? { idle: idleMarket(s, seat) } : {};
}

function idleMarket(s: State, seat: Seat): readonly Idle[] {
  const refusal = has(s, seat, MARKET) ? whyNotMarket(s, seat) : undefined;
  return refusal === undefined ? [] : [{ thing: 'building.market', refusal }];
}

/** KBG-4.3: who is asked can use one of the two, and may have the other. */
function idleRerollers(s: State, seat: Seat): readonly Idle[] {
  return [
    ...(has(s, seat, STATUE) && !mayUseStatue(s, seat)
      ? [{ thing: 'building.statue', refusal: whyNotStatue(s, seat, 'coloured') }]
      : []),
    ...(has(s, seat, CHAPEL) && !mayUseChapel(s, seat)
      ? [{ thing: 'building.chapel', refusal: whyNotChapel(s, seat) }]
      : []),
  ];
}

function idleBuildings(s: State, seat: Seat): readonly Idle[] {
  const open = affordable(s, seat) | s.a[BUILT_BY + seat];
  return BUILDINGS.flatMap((building, b) =>
    ((open >> b) & 1) === 1
      ? []
      : [{ thing: `building.${building}`, refusal: whyNotBuild(s, seat, building) }],
  );
}

function namedEnemy(s: State): KnownEnemy {
  const { race, strength, losses, spoils } = enemyOf(s);
  return { card: ENEMIES[s.a[ENEMY]], race, strength, losses: { ...losses }, spoils: { ...spoils } };
}

/** What the viewer does not know is filled in as the dealer or the others might have it. */
export function imagine(v: View, rng: Rng): State {
  const o = readObject(v, 'view');
  const s = stateFrom(v);
  const { a } = s;
  const chosen = readSeatMask(o['chosen'], 'chosen', s.seats);
  readList(o['picks'], 'picks', s.seats).forEach((good, seat) => {
    if (good !== null) a[PICK + seat] = readIndex(GOODS, good, `picks[${seat}]`);
  });
  for (let seat = 0; seat < s.seats; seat++) {
    if (((chosen >> seat) & 1) === 1 && a[PICK + seat] < 0) a[PICK + seat] = rng.below(GOODS.length);
  }
  if (o['enemy'] !== null)
    a[ENEMY] = readIndex(ENEMIES, readObject(o['enemy'], 'enemy')['card'], 'enemy.card');
  else if (a[KNOWN] !== 0)
    a[ENEMY] = Math.max(0, a[YEAR] - 1) * ENEMIES_PER_YEAR + rng.below(ENEMIES_PER_YEAR);
  check(s);
  return s;
}
