import { CARDS } from '../src/data.ts';
import type { Card } from '../src/data.ts';
import { WORDS } from './words.ts';
import type { Lang } from './words.ts';

/** A card as it is typed: one word, such as `elven-tower` or `obelisk-2`. */
export function typedName(card: Card, lang: Lang): string {
  return WORDS[lang].card[card].toLowerCase().replaceAll(/[()]/g, '').replaceAll(' ', '-');
}

const BY_NAME = new Map<string, Card>();
for (const card of CARDS) {
  for (const name of [card, card.replace('_', '-'), typedName(card, 'en'), typedName(card, 'ru')]) {
    BY_NAME.set(name, card);
  }
}

export function cardNamed(word: string): Card | undefined {
  return BY_NAME.get(word);
}
