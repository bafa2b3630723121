/**
 * What the viewer has taken up and what is merely looked at, in the one word that the frame keeps for
 * all parts of the screen: `taken~looked`.
 */
import { TITLES } from '../../src/data.ts';
import type { Card, Title } from '../../src/data.ts';
import { asCard } from './cards.ts';

export interface Chosen {
  /** A card out of the hand, or the wish to return some. */
  readonly taken: Card | 'return' | undefined;
  /** A card or a title under the pointer, the focus or a resting thumb. */
  readonly looked: Card | Title | undefined;
}

export function readChosen(word: string | undefined): Chosen {
  const [taken, looked] = (word ?? '').split('~');
  return {
    taken: taken === 'return' ? taken : asCard(taken),
    looked: asCard(looked) ?? TITLES.find((title) => title === looked),
  };
}

export function writeChosen({ taken, looked }: Chosen): string | undefined {
  return taken === undefined && looked === undefined ? undefined : `${taken ?? ''}~${looked ?? ''}`;
}
