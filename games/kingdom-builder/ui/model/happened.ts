/** Events as the board shows them: marks that stay for a while, and passing animations. */
import type { Seen } from '@four-crowns/ui-kit';
import type { Event } from '../../src/events.ts';
import { hexNumber } from './map.ts';

export interface Mark {
  readonly hex: number;
  readonly seat: number;
}

/** Where new settlements are, and who placed them. */
export function marksOf(events: readonly Seen<Event>[]): readonly Mark[] {
  const marks = new Map<number, Mark>();
  for (const e of events) {
    if (e.type !== 'build' && e.type !== 'move') continue;
    // A settlement that moves on takes its mark along.
    if (e.type === 'move') marks.delete(hexNumber(e.from));
    const hex = hexNumber(e.hex);
    marks.set(hex, { hex, seat: e.seat });
  }
  return [...marks.values()];
}

/** The hexes that a line of the log is about. */
export function placesOf(e: Seen<Event> | undefined): readonly number[] {
  if (e === undefined) return [];
  switch (e.type) {
    case 'build':
    case 'lift':
    case 'gain':
    case 'lose':
      return [hexNumber(e.hex)];
    case 'move':
      return [hexNumber(e.from), hexNumber(e.hex)];
    default:
      return [];
  }
}

export interface Arrival {
  /** Where it was lifted; undefined if it came from the supply. */
  readonly from: number | undefined;
  /** Its position in the sequence of animations. */
  readonly order: number;
}

/** Settlements that have just arrived. They drop in or travel one after another. */
export function arrivalsOf(events: readonly Seen<Event>[]): ReadonlyMap<number, Arrival> {
  const arrivals = new Map<number, Arrival>();
  for (const e of events) {
    if (e.type === 'build') arrivals.set(hexNumber(e.hex), { from: undefined, order: arrivals.size });
    if (e.type === 'move') {
      const from = hexNumber(e.from);
      arrivals.delete(from);
      arrivals.set(hexNumber(e.hex), { from, order: arrivals.size });
    }
  }
  return arrivals;
}

export interface Gain {
  readonly seat: number;
  readonly hex: number;
  readonly tile: string;
}

export function gainsOf(events: readonly Seen<Event>[]): readonly Gain[] {
  return events

    .flatMap((e) => (e.type === 'gain' ? [{ seat: e.seat, hex: hexNumber(e.hex), tile: e.tile }] : []));
}
