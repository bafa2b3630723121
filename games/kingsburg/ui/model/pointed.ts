import type { Seen } from '@four-crowns/ui-kit';
import type { Event } from '../../src/events.ts';

/** The advisors and buildings a line of the log speaks of. */
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

/** Whose province the line speaks of. */
export function pointedSeat(e: Seen<Event> | undefined): number | undefined {
  if (e === undefined) return undefined;
  return e.type === 'build' || e.type === 'destroyed' ? e.seat : undefined;
}
