import type { View } from '../../src/view.ts';

/** After the fifth winter there is no enemy to come, face down or open. */
export function isEnemyToCome({ stage }: View): boolean {
  return stage !== 'over';
}
