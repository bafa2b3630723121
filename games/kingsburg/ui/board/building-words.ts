import type { Lang } from '@four-crowns/ui-kit';
import type { Building } from '../../src/data.ts';
import type { Player } from '../../src/position.ts';
import { factsOf, plotOf, priceOf } from '../model/province.ts';
import { gameWords, screenWords } from '../words.ts';

/**
 * What it does, what it costs and brings, and its present state. `why` is the reason it cannot be used now, if known.
 */
export function buildingWords(building: Building, player: Player, lang: Lang, why?: string): string {
  const say = screenWords(lang);
  const word = gameWords(lang);
  const plot = plotOf(building, player);
  const price = priceOf(building, player);
  const listed = price.map(({ good, count }) => say(`ware.${good}`, { count })).join(', ');
  const missing = price
    .filter((p) => p.missing > 0)
    .map((p) => say(`ware.${p.good}`, { count: p.missing }))
    .join(', ');
  return [
    word(`buildingHelp.${building}`),
    say('board.worth', { points: factsOf(building).points }),
    ...(plot === 'standing' ? [say('board.standing')] : [say('board.costs', { list: listed })]),
    ...(plot === 'ready' ? [say('board.ready')] : []),
    ...(plot === 'short' && why === undefined ? [say('board.short', { list: missing })] : []),
    ...(plot === 'later' && why === undefined ? [say('board.later')] : []),
    ...(why === undefined ? [] : [why]),
  ].join(' ');
}
