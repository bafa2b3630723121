import type { GameEvent } from '@four-crowns/core';
import type { Event } from '../../src/events.ts';

/** Events of this game arrive through the frame, which knows none of them; secrets may be cut out. */
export function asEvent(event: GameEvent): Event {
  return event as unknown as Event;
}

export function asEvents(events: readonly GameEvent[]): readonly Event[] {
  return events.map(asEvent);
}
