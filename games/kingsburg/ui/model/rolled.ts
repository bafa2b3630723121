import type { GameEvent } from '@four-crowns/core';
import { asEvents } from './events.ts';

/** Have the dice of this seat just been thrown? */
export function rolledIn(events: readonly GameEvent[], seat: number): boolean {
  return asEvents(events).some((e) => e.type === 'roll' && e.seat === seat);
}
