import type { Outcome } from '@four-crowns/core';
import type { View } from '../src/view.ts';
import { endingSentences } from '../text/ending.ts';
import type { Say } from '../text/ending.ts';
import type { Look } from './words.ts';

/** In place of a sheet: who was crowned and what decided. */
export function endText(
  view: View,
  outcome: Outcome,
  { lang, seats }: Pick<Look, 'lang' | 'seats'>,
  say: Say,
): string {
  return endingSentences(
    view,
    outcome,
    seats.map(({ name }) => name),
    lang,
    say,
  ).join('\n');
}
