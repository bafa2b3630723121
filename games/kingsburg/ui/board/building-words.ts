import type { Lang } from '@four-crowns/ui-kit';
import type { Building } from '../../src/data.ts';
import type { Player } from '../../src/position.ts';
import { factsOf, plotOf, priceOf } from '../model/province.ts';
import { gameWords, screenWords } from '../words.ts';

/** What it does, what it costs and brings, and how things stand with it. */
export function buildingWords(building: Building, player: Player, lang: Lang): string {
  const say = screenWords(lang);
  const word = gameWords(lang);
  const plot = plotOf(building, player);
  const price = priceOf(building, player);
  const listed = price.map(({ good, count }) => `${count} ${word(`good.${good}`)}`).join(', ');
  const missing = price
    .filter((p) => p.missing > 0)
    .map((p) => `${p.missing} ${word(`good.${p.good}`)}`)
    .join(', ');
  return [
    word(`buildingHelp.${building}`),
    say('board.worth', { points: factsOf(building).points }),
    ...(plot === 'standing' ? [say('board.standing')] : [say('board.costs', { list: listed })]),
    ...(plot === 'ready' ? [say('board.ready')] : []),
    ...(plot === 'short' ? [say('board.short', { list: missing })] : []),
    ...(plot === 'later' ? [say('board.later')] : []),
  ].join(' ');
}
