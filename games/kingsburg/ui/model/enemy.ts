import type { View } from '../../src/view.ts';

/** After the fifth winter no enemy is left, face down or face up. */
export function isEnemyToCome({ stage }: View): boolean {
  return stage !== 'over';
}
