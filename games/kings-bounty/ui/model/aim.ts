/** What can be done with the card selected or looked at. Only what is in `choices` is highlighted. */
import type { Event } from '../../src/events.ts';
import type { ScreenProps } from '@four-crowns/ui-kit';
import type { Action } from '../../src/actions.ts';
import type { Card, Garrison, Holding } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { isUnit } from './cards.ts';
import { readChosen } from './chosen.ts';
import { refuse } from '../words.ts';

export type Props = ScreenProps<View, Action, Event, string>;

/** Identical holdings of one owner, which a view does not tell apart (KBY-1.2). */
export interface Place {
  readonly seat: number;
  readonly holding: Holding;
  readonly garrison: Garrison | 'none';
}

export function keyOf({ seat, holding, garrison }: Place): string {
  return `${seat} ${holding} ${garrison}`;
}

export interface Aim {
  /** The selected card of the viewer's hand. */
  readonly taken: Card | undefined;
  /** Whether cards are being returned or about to be, so that choosing a card puts it under the deck. */
  readonly isReturning: boolean;
  /** The card whose targets are highlighted. */
  readonly shown: Card | undefined;
  /** `keyOf` of every highlighted place. */
  readonly places: ReadonlySet<string>;
  readonly canBuild: boolean;
  readonly canReturn: boolean;
}

export function handOf({ view, seat }: Pick<Props, 'view' | 'seat'>): readonly Card[] {
  return seat === undefined ? [] : (view.hands[seat] ?? []);
}

export function aimOf(props: Props): Aim {
  const { view, choices, chosen } = props;
  const { taken, looked } = readChosen(chosen);
  const hand = handOf(props);
  const isHeld = (word: string | undefined): word is Card => hand.some((card) => card === word);
  const isAsked = choices.length > 0;
  const card = isAsked && isHeld(taken) && view.prompt.type === 'turn' ? taken : undefined;
  const shown = isHeld(looked) ? looked : card;
  const isReturning = isAsked && (view.prompt.type === 'return' || taken === 'return');
  const places = new Set<string>();
  for (const choice of choices) {
    if (choice.type === 'play-unit' && choice.card === shown) places.add(keyOf(choice));
  }
  return {
    taken: card,
    isReturning,
    shown,
    places: isReturning ? new Set() : places,
    canBuild: !isReturning && choices.some((c) => c.type === 'play-holding' && c.card === shown),
    canReturn: choices.some((c) => c.type === 'return' && (shown === undefined || c.card === shown)),
  };
}

/** Why a card of the hand cannot be played now; undefined if it can, or there is nothing to choose. */
export function whyIdle({ view, names, lang }: Props, card: Card): string | undefined {
  const idle = view.idle?.find(({ thing }) => thing === `card.${card}`);
  return idle === undefined ? undefined : refuse(idle.refusal, names, lang);
}

/** Cards that can be used in other ways than returning them. */
export function playable(choices: readonly Action[]): ReadonlySet<Card> {
  const cards = new Set<Card>();
  for (const choice of choices) {
    if (choice.type === 'play-holding' || choice.type === 'play-unit') cards.add(choice.card);
  }
  return cards;
}

/** The action of playing the selected card onto a place, legal or not. An illegal one will be refused with its rule. */
export function playOnto(taken: Card | undefined, place: Place): Action | undefined {
  if (taken === undefined || !isUnit(taken)) return undefined;
  return { type: 'play-unit', card: taken, ...place };
}

/** What playing `card` onto a highlighted place would do. */
export type Effect = 'garrison' | 'replace' | 'capture' | 'take' | 'destroy';

export function effectOf(card: Card, place: Place, seat: number | undefined): Effect {
  if (card.endsWith('_monster')) return 'destroy';
  if (card.endsWith('_hero')) return 'take';
  if (place.seat !== seat) return 'capture';
  return place.garrison === 'none' ? 'garrison' : 'replace';
}
