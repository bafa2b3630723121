import type { ByRule, Each } from '@four-crowns/core';
import type { Action } from '../src/actions.ts';
import type { Card, Crown, Faction, Region } from '../src/data.ts';
import type { Event } from '../src/events.ts';
import type { Prompt } from '../src/prompt.ts';
import type { Criterion } from '../src/ranking.ts';
import type { Reason } from '../src/refusals.ts';

type DealersAction = 'deal-follower' | 'deal-card' | 'lay-region' | 'choose-first';

type Decided =
  | 'invasion_sets'
  | 'invasion_latest_card'
  | 'invasion_shared'
  | 'invasion_alone'
  | `coronation_${Exclude<Criterion, 'sets' | 'total' | 'latest_card'> | 'shared'}`
  | `vikings_${'strongest' | 'second' | 'total' | 'latest_card' | 'shared'}`;

/** What a catalog must say. Adding an event, a prompt or a refusal without words does not compile. */
export type Words = {
  readonly name: string;
  readonly tagline: string;
  readonly faction: Each<Faction>;
  readonly region: Each<Region>;
  readonly card: Each<Card>;
  readonly cardHelp: Each<Card>;
  /** `cunningKnown` is `cunning` for those who see the card. */
  readonly events: Each<Event['type'] | 'cunningKnown'>;
  /** `cards` is a list in words, or `none` if the list is empty. */
  readonly prompts: Each<Prompt['type']>;
  /** `playOf` is `play` where a pile is named. */
  readonly actions: Each<Exclude<Action['type'], DealersAction> | 'playOf'>;
  readonly refusals: ByRule<Reason['rule']>;
  /** This game has no points: no total of them. */
  readonly scores: Each<Crown | 'plot'>;
  readonly outcome: Each<Decided>;
  readonly ending: Each<
    | 'crowned'
    | 'invaded'
    | 'vikings'
    | 'regions'
    | 'region'
    | 'unstable'
    | 'plot'
    | 'alone'
    | 'saxons'
    | 'share'
    | 'sets'
    | 'strongest'
    | 'second'
    | 'total'
    | 'latest_card'
    | 'all_played'
    | 'fewest_cards'
    | 'earliest_card'
  >;
};
