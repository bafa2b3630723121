/** Events as the board shows them: what was touched, what flies, and the struggle as a scene. */
import type { Seen } from '@four-crowns/ui-kit';
import type { Faction, Region } from '../../src/data.ts';
import type { Event } from '../../src/events.ts';
import { membersOf } from './tokens.ts';

/** The regions that a line of the log is about. */
export function placesOf(e: Seen<Event> | undefined): readonly Region[] {
  if (e === undefined) return [];
  switch (e.type) {
    case 'region':
    case 'slot':
    case 'place':
    case 'exchange':
    case 'summon':
    case 'struggle':
    case 'arrival':
      return [e.region];
    case 'swap':
    case 'negotiate':
      return [e.a, e.b];
    case 'move':
      return [e.from, e.to];
    default:
      return [];
  }
}

export type Struggle = Extract<Event, { type: 'struggle' }>;

/** A struggle as a scene. If the game ends immediately afterwards, the scene shows that too. */
export interface Scene {
  readonly struggle: Struggle;
  readonly ending: 'invasion' | 'coronation' | 'vikings' | undefined;
}

export function scenesOf(events: readonly Seen<Event>[]): readonly Scene[] {
  return events.flatMap((e, i): Scene[] => {
    if (e.type !== 'struggle') return [];
    const next = events[i + 1];
    return [{ struggle: e, ending: next?.type === 'over' ? next.ending : undefined }];
  });
}

/** A place on the screen with followers: a region, the supply, or a court. */
export type Spot = Region | 'supply' | `court:${number}`;

export interface Flight {
  readonly faction: Faction;
  readonly from: Spot;
  readonly to: Spot;
  /** Its position in the sequence of animations. */
  readonly order: number;
}

/** The followers that travel, in the order of events. The two sides of a swap travel at the same time. */
export function flightsOf(events: readonly Seen<Event>[]): readonly Flight[] {
  const flights: Flight[] = [];
  let order = 0;
  const send = (set: Parameters<typeof membersOf>[0], from: Spot, to: Spot) => {
    for (const faction of membersOf(set)) flights.push({ faction, from, to, order });
  };
  for (const e of events) {
    switch (e.type) {
      case 'place':
        send(e.followers, 'supply', e.region);
        break;
      case 'swap':
        send(e.give, e.a, e.b);
        send(e.take, e.b, e.a);
        break;
      case 'move':
        send(e.followers, e.from, e.to);
        break;
      case 'exchange':
        send(e.back, e.region, 'supply');
        send(e.place, 'supply', e.region);
        break;
      case 'summon':
        send(e.faction, e.region, `court:${e.by === 'saxons' ? 1 : e.seat}`);
        break;
      case 'arrival':
        send('viking', 'supply', e.region);
        break;
      default:
        continue;
    }
    order++;
  }
  return flights;
}

/** Where others have just moved followers: `region:faction`, and the seat. The Saxons leave no pennon. */
export function touchedIn(events: readonly Seen<Event>[]): ReadonlyMap<string, number> {
  const touched = new Map<string, number>();
  for (const e of events) {
    if (!('by' in e) || e.by === 'saxons') continue;
    for (const { faction, from, to } of flightsOf([e])) {
      touched.set(`${from}:${faction}`, e.seat);
      touched.set(`${to}:${faction}`, e.seat);
    }
  }
  return touched;
}
