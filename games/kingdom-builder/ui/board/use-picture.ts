import type { Event } from '../../src/events.ts';
import type { ScreenProps } from '@four-crowns/ui-kit';
import { usePace } from '@four-crowns/ui-kit';
import { useMemo } from 'react';
import type { Action } from '../../src/actions.ts';
import type { View } from '../../src/view.ts';
import { aimOf, isMoveTile, targetsOf } from '../model/aim.ts';
import type { Aim } from '../model/aim.ts';
import { arrivalsOf, marksOf, placesOf } from '../model/happened.ts';
import type { Arrival, Mark } from '../model/happened.ts';
import { ownersOf } from '../model/pieces.ts';

/** Everything the board shows beyond the view itself, computed once per change. */
export interface Picture {
  readonly aim: Aim;
  readonly targets: readonly number[];
  readonly owners: readonly (number | undefined)[];
  readonly marks: readonly Mark[];
  readonly arrivals: ReadonlyMap<number, Arrival>;
  readonly pointed: readonly number[];
  /** The seat whose settlement would be placed on a chosen hex; undefined if one would be lifted. */
  readonly preview: number | undefined;
  readonly pace: number;
}

const NOTHING_ARRIVES: ReadonlyMap<number, Arrival> = new Map();

export function usePicture(props: ScreenProps<View, Action, Event, string>): Picture {
  const { view, choices, chosen, events, recent, pointed, seat } = props;
  const pace = usePace(props.speed);
  const aim = useMemo(() => aimOf(view, choices, chosen), [view, choices, chosen]);
  const targets = useMemo(() => targetsOf(aim, choices), [aim, choices]);
  const owners = useMemo(() => ownersOf(view), [view]);
  const marks = useMemo(() => {
    // Only settlements that are still there count as last moves, so an undo removes the mark.
    return marksOf(recent).filter((mark) => owners[mark.hex] === mark.seat);
  }, [recent, owners]);
  const arrivals = useMemo(() => (pace === 0 ? NOTHING_ARRIVES : arrivalsOf(events)), [events, pace]);
  const places = useMemo(() => placesOf(pointed), [pointed]);
  const lifts = aim.by === 'tile' && isMoveTile(aim.tile);
  return {
    aim,
    targets,
    owners,
    marks,
    arrivals,
    pointed: places,
    preview: aim.by === 'nothing' || lifts ? undefined : seat,
    pace,
  };
}
