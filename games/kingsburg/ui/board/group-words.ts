import type { Lang } from '@four-crowns/ui-kit';
import type { Group } from '../../src/position.ts';
import { screenWords, valuesOf } from '../words.ts';

/** Dice on an advisor in words. */
export function groupWords(group: Group, names: readonly string[], lang: Lang): string {
  const say = screenWords(lang);
  const { seat, ...lying } = group;
  if (seat === null) return say('board.neutral', valuesOf(lying, names, lang));
  return say('board.group', valuesOf({ ...lying, seat }, names, lang));
}
