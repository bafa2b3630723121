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

/** `bot:<kind>` for a bot. */
export type Holder = 'me' | 'free' | `bot:${BotId}`;

/** A table as the form has it. */
export interface Draft {
  readonly holders: readonly Holder[];
  readonly pace: PaceName;
  readonly access: 'link' | 'public';
  readonly start: 'full' | 'host';
  readonly chat: boolean;
  readonly options: { readonly [key: string]: Json };
}

export function firstDraft(info: GameInfo): Draft {
  const seats = info.seatCounts.includes(3) ? 3 : (info.seatCounts[0] ?? 2);
  return {
    holders: Array.from({ length: seats }, (_, i): Holder => (i === 0 ? 'me' : 'free')),
    pace: 'none',
    access: 'link',
    start: 'full',
    chat: true,
    options: (info.defaults[String(seats)] ?? {}) as Draft['options'],
  };
}

export function withSeats(draft: Draft, seats: number): Draft {
  const holders = Array.from({ length: seats }, (_, i): Holder => draft.holders[i] ?? 'free');
  return { ...draft, holders };
}

/** What a value of an option opens up before anything has been chosen there. */
export function startOf(more: More): Json {
  switch (more.kind) {
    case 'pick':
      return more.from.slice(0, more.count);
    case 'lay':
      return more.from.slice(0, more.count).map((item) => ({ [more.item]: item, turned: false }));
    case 'seat':
      return 0;
  }
}

/** Everything that is still wrong; empty if the table can be made. */
export function isComplete(door: GameDoor, draft: Draft): boolean {
  return door.options.every((field) => {
    const value = draft.options[field.key];
    if (field.kind === 'switch' || field.more === undefined) return true;
    if (field.more.kind === 'seat') return typeof value !== 'number' || value < draft.holders.length;
    return !Array.isArray(value) || value.length === field.more.count;
  });
}

export function wishOf(door: GameDoor, draft: Draft): NewTable {
  const seatsOf = (isWanted: (holder: Holder) => boolean): Seat[] =>
    draft.holders.flatMap((holder, seat) => (isWanted(holder) ? [seat] : []));
  return {
    game: door.id,
    seats: draft.holders.length,
    options: draft.options,
    access: draft.access,
    pace: PACES[draft.pace],
    start: draft.start,
    chat: draft.chat ? 'on' : 'off',
    mine: seatsOf((holder) => holder === 'me'),
    bots: draft.holders.flatMap((holder, seat) =>
      holder.startsWith('bot:') ? [{ seat, bot: holder.slice('bot:'.length) }] : [],
    ),
  };
}
