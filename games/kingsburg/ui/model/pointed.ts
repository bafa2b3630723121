import type { GameEvent } from '@four-crowns/core';
import { asEvent } from './events.ts';

/** The advisors and buildings a line of the log speaks of. */
export function pointedCells(event: GameEvent | undefined): readonly string[] {
  if (event === undefined) return [];
  const e = asEvent(event);
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
export function pointedSeat(event: GameEvent | undefined): number | undefined {
  if (event === undefined) return undefined;
  const e = asEvent(event);
  return e.type === 'build' || e.type === 'destroyed' ? e.seat : undefined;
}
