import type { Lang } from '@four-crowns/ui-kit';
import type { EnemyFacts } from '../../src/data.ts';
import { screenWords } from '../words.ts';

/** What an enemy takes or brings, in words. */
export function stakes(of: EnemyFacts['losses'] | EnemyFacts['spoils'], lang: Lang): string {
  const say = screenWords(lang);
  return Object.entries(of)
    .filter(([, count]) => count > 0)
    .map(([ware, count]) => say(`ware.${ware}`, { count }))
    .join(', ');
}
