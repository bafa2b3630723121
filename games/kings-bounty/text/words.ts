import type { ByRule, Each } from '@four-crowns/core';
import type { Action } from '../src/actions.ts';
import type { Card, CastleType, Nation, Title, UnitType } from '../src/data.ts';
import type { Event } from '../src/events.ts';
import type { Prompt } from '../src/prompt.ts';
import type { Reason } from '../src/refusals.ts';

type DealerAction = 'remove-nation' | 'lay-title' | 'deal-title' | 'deal' | 'choose-first';

/** What a catalog must say. Adding a card, an event, a prompt or a refusal without words does not compile. */
export type Words = {
  readonly name: string;
  readonly tagline: string;
  readonly nation: Each<Nation>;
  readonly card: Each<Card | 'none'>;
  readonly title: Each<Title>;
  /** What a card does, by its type, and what a title counts. */
  readonly cardHelp: Each<UnitType | CastleType | 'obelisk'>;
  readonly titleHelp: Each<Title>;
  /** `…Known` is for those who see the secret part. */
  readonly events: Each<Event['type'] | 'drawKnown' | 'returnKnown' | 'private-titleKnown'>;
  readonly prompts: Each<Prompt['type']>;
  readonly actions: Each<Exclude<Action['type'], DealerAction>>;
  readonly refusals: ByRule<Reason['rule']>;
  readonly scores: Each<Title | 'obelisks' | 'total'>;
  readonly outcome: Each<'points' | 'seat-order'>;
  /** What set one place apart from the next at equal points. */
  readonly parted: Each<'seat-order'>;
};
