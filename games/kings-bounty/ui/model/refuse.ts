import type { GameScreen } from '@four-crowns/ui-kit';
import { gameWords, valuesOf } from '../words.ts';

/** A refusal as a sentence: what was tried, and what cannot be tried. */
export const refuse: GameScreen['refuse'] = ({ rule, facts }, names, lang) =>
  gameWords(lang)(`refusals.${rule}`, valuesOf(facts, names));
