import type { Json, Seat } from '@four-crowns/core';
import type { BotId, GameInfo, NewTable, Pace } from '@four-crowns/protocol/client';
import type { GameDoor, More } from '../games/door.ts';

export const PACES = {
  none: { type: 'none' },
  quick: { type: 'live', base: 600_000, increment: 5000 },
  calm: { type: 'live', base: 1_800_000, increment: 20_000 },
  day: { type: 'days', days: 1 },
  week: { type: 'days', days: 7 },
} as const satisfies { readonly [name: string]: Pace };
export type PaceName = keyof typeof PACES;

/** A level for whoever has not said how strong. */
const MIDDLING = 'knight';

/** `bot:<kind>` for a bot. */
export type Holder = 'me' | 'free' | `bot:${BotId}`;

/** A table as the form has it. */
export interface Draft {
  readonly where: 'server' | 'device';
  readonly holders: readonly Holder[];
  readonly pace: PaceName;
  readonly access: 'link' | 'public';
  readonly start: 'full' | 'host';
  readonly chat: boolean;
  /** Undefined until one says so: then who sits there decides. */
  readonly hints: boolean | undefined;
  readonly options: { readonly [key: string]: Json };
}

export function firstDraft(info: GameInfo): Draft {
  const seats = info.seatCounts.includes(3) ? 3 : (info.seatCounts[0] ?? 2);
  return {
    where: 'server',
    holders: Array.from({ length: seats }, (_, i): Holder => (i === 0 ? 'me' : 'free')),
    pace: 'none',
    access: 'link',
    start: 'full',
    chat: true,
    hints: undefined,
    options: (info.defaults[String(seats)] ?? {}) as Draft['options'],
  };
}

/** Nobody comes to a device by link: those seats are played by bots. */
export function withWhere(draft: Draft, where: Draft['where'], bots: readonly BotId[]): Draft {
  if (where === 'server') return { ...draft, where };
  const bot: Holder = `bot:${bots.includes(MIDDLING) ? MIDDLING : (bots.at(-1) ?? 'random')}`;
  return { ...draft, where, holders: draft.holders.map((holder) => (holder === 'free' ? bot : holder)) };
}

/** What was picked for another number of seats is picked anew. */
export function withSeats(door: GameDoor, draft: Draft, seats: number): Draft {
  const holders = Array.from({ length: seats }, (_, i): Holder => draft.holders[i] ?? 'free');
  const options = { ...draft.options };
  for (const field of door.options) {
    const value = options[field.key];
    if (field.kind !== 'choice' || field.more?.kind !== 'pick' || !Array.isArray(value)) continue;
    const count = pickCount(field.more, seats);
    if (value.length === count) continue;
    options[field.key] = count === 0 ? (field.values[0] ?? null) : startOf(field.more, seats);
  }
  return { ...draft, holders, options };
}

export function pickCount({ count }: Extract<More, { kind: 'pick' }>, seats: number): number {
  return typeof count === 'number' ? count : (count[seats] ?? 0);
}

/** What a value of an option opens up before anything has been chosen there. */
export function startOf(more: More, seats: number): Json {
  switch (more.kind) {
    case 'pick':
      return more.from.slice(0, pickCount(more, seats));
    case 'lay':
      return more.from.slice(0, more.count).map((item) => ({ [more.item]: item, turned: false }));
    case 'seat':
      return 0;
  }
}

/** Everything that is still wrong; empty if the table can be made. */
export function isComplete(door: GameDoor, draft: Draft): boolean {
  return fieldsFor(door, draft.holders.length).every((field) => {
    const value = draft.options[field.key];
    if (field.kind !== 'choice' || field.more === undefined) return true;
    if (field.more.kind === 'seat') return typeof value !== 'number' || value < draft.holders.length;
    const count = field.more.kind === 'pick' ? pickCount(field.more, draft.holders.length) : field.more.count;
    return !Array.isArray(value) || value.length === count;
  });
}

/** The options that make sense at a table of this size. */
export function fieldsFor(door: GameDoor, seats: number): GameDoor['options'] {
  return door.options.filter((field) => field.seats?.includes(seats) ?? true);
}

/** What was set for a table of another size is not asked for. */
function optionsOf(door: GameDoor, { options, holders }: Draft): Draft['options'] {
  const fields = fieldsFor(door, holders.length);
  const others = new Set(door.options.filter((f) => !fields.includes(f)).map((f) => f.key));
  return Object.fromEntries(Object.entries(options).filter(([key]) => !others.has(key)));
}

/** As it is said, or as the server takes it: on for one person against bots. */
export function hasHints({ hints, holders }: Draft): boolean {
  const isAlone = holders.filter((holder) => !holder.startsWith('bot:')).join() === 'me';
  return hints ?? isAlone;
}

export function wishOf(door: GameDoor, draft: Draft): NewTable {
  const seatsOf = (isWanted: (holder: Holder) => boolean): Seat[] =>
    draft.holders.flatMap((holder, seat) => (isWanted(holder) ? [seat] : []));
  return {
    game: door.id,
    seats: draft.holders.length,
    options: optionsOf(door, draft),
    access: draft.access,
    pace: PACES[draft.pace],
    start: draft.start,
    chat: draft.chat ? 'on' : 'off',
    ...(draft.hints === undefined ? {} : { hints: draft.hints ? 'on' : 'off' }),
    mine: seatsOf((holder) => holder === 'me'),
    bots: draft.holders.flatMap((holder, seat) =>
      holder.startsWith('bot:') ? [{ seat, bot: holder.slice('bot:'.length) }] : [],
    ),
  };
}
