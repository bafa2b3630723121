import { DISPUTED, DISPUTED_FACTS, ENEMY_FACTS, RACES } from './data.ts';
import type { EnemyFacts } from './data.ts';
import type { Options } from './options.ts';
import { ENEMY } from './state.ts';
import type { State } from './state.ts';

/** KBG-15.2: one card differs by option. */
export function enemyFacts(options: Options, card: number): EnemyFacts {
  return card === DISPUTED && options.year4Demons === 'building' ? DISPUTED_FACTS : ENEMY_FACTS[card];
}

/** This year's enemy; it must have been dealt. */
export function enemyOf(s: State): EnemyFacts {
  return enemyFacts(s.options, s.a[ENEMY]);
}

export function raceNumber(enemy: EnemyFacts): number {
  return RACES.indexOf(enemy.race);
}
