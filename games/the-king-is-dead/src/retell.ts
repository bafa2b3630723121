/**
 * `piles: top` (TKD-2.7): how a match that goes on is told to the player who looks it up later. A card is named as
 * long as the viewer could see it: on top of its pile, or in the own one. What a covered card did would name
 * it as well (only Negotiate trades slots), so that is left out with it; the summons tells nothing and stays.
 */
import type { Happened, Retelling, Viewer } from '@four-crowns/core';
import type { Event } from './events.ts';
import { isKnown } from './knowledge.ts';
import type { Options } from './options.ts';

export function retell(options: Options): Retelling<Event> | undefined {
  return options.piles === 'top' ? { eventsNow: withoutCovered } : undefined;
}

function withoutCovered(viewer: Viewer, steps: readonly Happened<Event>[]): readonly (readonly Event[])[] {
  /** By seat: the step that played the card now on top of its pile. */
  const tops = new Map<number, number>();
  steps.forEach(({ stands, events }, i) => {
    for (const e of events) if (stands && e.type === 'play') tops.set(e.seat, i);
  });
  /** The same while the steps are gone through, and whether what each seat's card does may be told. */
  const latest = new Map<number, number>();
  const tells = new Map<number, boolean>();
  return steps.map(({ stands, events }, i) => {
    const now = events.flatMap((e): Event[] => {
      switch (e.type) {
        case 'play': {
          const isOpen = isKnown(viewer, e.seat) || tops.get(e.seat) === i;
          if (stands) latest.set(e.seat, i);
          tells.set(e.seat, isOpen);
          return [isOpen ? e : { type: 'covered', by: e.by, seat: e.seat }];
        }
        case 'copy': {
          if (tells.get(e.seat) !== true) return [];
          const isOpen = isKnown(viewer, e.of) || (stands && tops.get(e.of) === latest.get(e.of));
          tells.set(e.seat, isOpen);
          return [isOpen ? e : { type: 'copy-covered', by: e.by, seat: e.seat, of: e.of }];
        }
        case 'no-effect':
        case 'place':
        case 'swap':
        case 'move':
        case 'exchange':
        case 'negotiate':
          return tells.get(e.seat) === true ? [e] : [];
        default:
          return [e];
      }
    });
    return now.length === events.length && now.every((e, k) => e === events[k]) ? events : now;
  });
}
