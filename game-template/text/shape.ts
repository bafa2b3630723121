import type { Event } from '../src/events.ts';
import type { Prompt } from '../src/position.ts';
import type { Reason } from '../src/why-not.ts';

type Section<Rule> = Rule extends `${infer S}.${string}` ? S : never;
type Paragraph<Rule, S extends string> = Rule extends `${S}.${infer P}` ? P : never;

/** `GT-2.3` stands under `GT-2`, `3`: a dot in a path means one level down. */
type ByRule<Rule extends string> = {
  readonly [S in Section<Rule>]: Readonly<Record<Paragraph<Rule, S>, string>>;
};

type Each<K extends string> = Readonly<Record<K, string>>;

/** What a catalog must say. Adding an event, a prompt or a refusal without words does not compile. */
export type Words = {
  readonly name: string;
  readonly tagline: string;
  /** `bidKnown` is for those who see the card. */
  readonly events: Each<Event['type'] | 'bidKnown'>;
  readonly prompts: Each<Prompt['type']>;
  readonly actions: Each<'bid'>;
  readonly refusals: ByRule<Reason['rule']>;
  readonly scores: Each<'prizes' | 'total'>;
  readonly outcome: Each<'points' | 'shared'>;
};
