import type { Seen } from '@four-crowns/ui-kit';
import type { Event } from '../../src/events.ts';

/** The advisors and buildings that a line of the log is about. */
export function pointedCells(e: Seen<Event> | undefined): readonly string[] {
  if (e === undefined) return [];
  switch (e.type) {
    case 'influence':
    case 'help':
    case 'no_help':
    case 'neutral':
      return [e.advisor];
    case 'swap':
      return ['alchemist'];
    case 'smuggle':
      return ['smuggler'];
    case 'build':
    case 'destroyed':
      return [e.building];
    default:
      return [];
  }
}

/** The seat whose province the line is about. */
export function pointedSeat(e: Seen<Event> | undefined): number | undefined {
  if (e === undefined) return undefined;
  return e.type === 'build' || e.type === 'destroyed' ? e.seat : undefined;
}
