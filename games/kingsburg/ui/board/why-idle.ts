import type { Event } from '../../src/events.ts';
import type { ScreenProps } from '@four-crowns/ui-kit';
import type { Action } from '../../src/actions.ts';
import type { Building } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { plotOf } from '../model/province.ts';
import { refuse, screenWords } from '../words.ts';
import type { Taken } from '../model/aim.ts';

type Props = Pick<ScreenProps<View, Action, Event, Taken>, 'view' | 'seat' | 'choices' | 'names' | 'lang'>;

/** Why the viewer cannot build or use this building of their own now. */
export function whyIdle(building: Building, owner: number, props: Props): string | undefined {
  const { view, seat, choices, names, lang } = props;
  const player = view.players[owner];
  if (owner !== seat || player === undefined || view.stage === 'over') return undefined;
  const idle = view.idle?.find(({ thing }) => thing === `building.${building}`);
  if (idle !== undefined) return refuse(idle.refusal, names, lang);
  const say = screenWords(lang);
  const plot = plotOf(building, player);
  if (plot === 'ready') {
    const isOpen = choices.some((choice) => choice.type === 'build' && choice.building === building);
    return isOpen ? undefined : say('board.notNow');
  }
  // KBG-5.7
  const isSpent = view.court.some((group) => group.seat === seat && group.market !== 0);
  return plot === 'standing' && building === 'market' && isSpent ? say('hand.spent') : undefined;
}
