/**
 * What the viewer has selected and what is merely looked at, encoded in the one string that the frame keeps for all
 * parts of the screen: `taken~looked`.
 */
import { TITLES } from '../../src/data.ts';
import type { Card, Title } from '../../src/data.ts';
import { asCard } from './cards.ts';

export interface Chosen {
  /** A card from the hand, or the decision to return cards. */
  readonly taken: Card | 'return' | undefined;
  /** A card or title under the pointer, with the focus, or under a long press. */
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
