import type { ByRule, Each } from '@four-crowns/core';
import type { Event } from '../src/events.ts';
import type { Prompt } from '../src/position.ts';
import type { Reason } from '../src/why-not.ts';

/** What a catalog must contain. An event, a prompt or a refusal without a text does not compile. */
export type Words = {
  readonly name: string;
  readonly tagline: string;
  /** `bidKnown` is for viewers who can see the card. */
  readonly events: Each<Event['type'] | 'bidKnown'>;
  readonly prompts: Each<Prompt['type']>;
  readonly actions: Each<'bid'>;
  readonly refusals: ByRule<Reason['rule']>;
  readonly scores: Each<'prizes' | 'total'>;
  readonly outcome: Each<'points' | 'shared'>;
};
