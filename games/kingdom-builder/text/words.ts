import type { ByRule, Each } from '@four-crowns/core';
import type { Action } from '../src/actions.ts';
import type { Objective, Tile } from '../src/data.ts';
import type { Event } from '../src/events.ts';
import type { Prompt } from '../src/prompt.ts';
import type { Ground, Reason } from '../src/refusals.ts';

type SeatAction = Exclude<Action['type'], 'lay-sector' | 'lay-objective' | 'choose-first' | 'deal'>;

/** What a catalog must say. Adding an event, a prompt or a refusal without words does not compile. */
export type Words = {
  readonly name: string;
  readonly tagline: string;
  readonly terrain: Each<Ground | 'none'>;
  readonly tile: Each<Tile>;
  readonly objective: Each<Objective>;
  readonly tileHelp: Each<Tile>;
  readonly objectiveHelp: Each<Objective>;
  /** What surprises about a card at the moment. */
  readonly objectiveNote: Each<'emptySector'>;
  /** `drawKnown` is `draw` for those who see the card. */
  readonly events: Each<Event['type'] | 'drawKnown'>;
  /** `tiles` is a list in words, or `none` if the list is empty. */
  readonly prompts: Each<Prompt['type']>;
  readonly actions: Each<SeatAction>;
  readonly refusals: ByRule<Reason['rule']>;
  readonly scores: Each<Objective | 'castles' | 'total'>;
  readonly outcome: Each<'gold' | 'shared'>;
};
