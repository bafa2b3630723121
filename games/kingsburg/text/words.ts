import type { ByRule, Each } from '@four-crowns/core';
import type { Action } from '../src/actions.ts';
import type { Advisor, Building, Good, Phase, Race } from '../src/data.ts';
import type { BattleResult, Event } from '../src/events.ts';
import type { Prompt } from '../src/prompt.ts';
import type { Reason } from '../src/refusals.ts';

type SeatAction = Exclude<Action['type'], 'place_seat' | 'roll_die' | 'deal_enemy'>;

/** What a catalog must say. Adding an event, a prompt or a refusal without words does not compile. */
export type Words = {
  readonly name: string;
  readonly tagline: string;
  readonly good: Each<Good | 'plus_two'>;
  readonly advisor: Each<Advisor>;
  readonly building: Each<Building>;
  readonly race: Each<Race>;
  readonly phase: Each<Phase>;
  readonly result: Each<BattleResult>;
  readonly advisorHelp: Each<Advisor>;
  readonly buildingHelp: Each<Building>;
  /** `…Known` is the event for those who see its secret. */
  readonly events: Each<Event['type'] | 'aid_chosenKnown' | 'peekKnown'>;
  readonly prompts: Each<Prompt['type']>;
  /** Lists of dice and goods are words, or `none` if the list is empty. */
  readonly actions: Each<SeatAction>;
  readonly refusals: ByRule<Reason['rule']>;
  readonly scores: Each<
    'buildings' | 'advisors' | 'town_hall' | 'embassy' | 'reward' | 'battles' | 'cathedral' | 'total'
  >;
  readonly outcome: Each<'points' | 'goods' | 'buildings' | 'shared'>;
  /** What set one place apart from the next at equal points. */
  readonly parted: Each<'goods' | 'buildings'>;
};
