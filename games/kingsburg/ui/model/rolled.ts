import type { Seen } from '@four-crowns/ui-kit';
import type { Event } from '../../src/events.ts';

/** Whether this seat's dice have just been rolled. */
export function rolledIn(events: readonly Seen<Event>[], seat: number): boolean {
  return events.some((e) => e.type === 'roll' && e.seat === seat);
}
