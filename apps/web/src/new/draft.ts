import { defaultOf, firstOf, isObject, isOpen, pickCount } from '@four-crowns/core';
import type { Json, OptionDeclaration, OptionDeclarations, Seat } from '@four-crowns/core';
import type { BotId, GameInfo, NewTable, Pace } from '@four-crowns/protocol/client';

export const PACES = {
  none: { type: 'none' },
  quick: { type: 'live', base: 600_000, increment: 5000 },
  calm: { type: 'live', base: 1_800_000, increment: 20_000 },
  day: { type: 'days', days: 1 },
  week: { type: 'days', days: 7 },
} as const satisfies { readonly [name: string]: Pace };
export type PaceName = keyof typeof PACES;

/** The level of bots unless another one is chosen. */
const MIDDLING = 'knight';

/** `bot:<kind>` for a bot. */
export type Holder = 'me' | 'free' | `bot:${BotId}`;

/** The values of the form for a new table. */
export interface Draft {
  readonly where: 'server' | 'device';
  readonly holders: readonly Holder[];
  readonly pace: PaceName;
  readonly access: 'link' | 'public';
  readonly start: 'full' | 'host';
  readonly chat: boolean;
  /** Undefined until chosen; until then it follows from who sits at the table. */
  readonly hints: boolean | undefined;
  readonly options: { readonly [key: string]: Json };
}

export function firstDraft(info: GameInfo): Draft {
  const seats = info.seatCounts.includes(3) ? 3 : (info.seatCounts[0] ?? 2);
  const defaults = info.defaults[String(seats)];
  return {
    where: 'server',
    holders: Array.from({ length: seats }, (_, i): Holder => (i === 0 ? 'me' : 'free')),
    pace: 'none',
    access: 'link',
    start: 'full',
    chat: true,
    hints: undefined,
    options: isObject(defaults) ? defaults : {},
  };
}

/** Nobody can join a device by link, so those seats are given to bots. */
export function withWhere(draft: Draft, where: Draft['where'], bots: readonly BotId[]): Draft {
  if (where === 'server') return { ...draft, where };
  const bot: Holder = `bot:${bots.includes(MIDDLING) ? MIDDLING : (bots.at(-1) ?? 'random')}`;
  return { ...draft, where, holders: draft.holders.map((holder) => (holder === 'free' ? bot : holder)) };
}

/** Changes the number of seats. Choices that depend on that number are made again. */
export function withSeats(declared: OptionDeclarations, draft: Draft, seats: number): Draft {
  const holders = Array.from({ length: seats }, (_, i): Holder => draft.holders[i] ?? 'free');
  const options = { ...draft.options };
  for (const [id, option] of Object.entries(declared)) {
    const value = options[id];
    if (option.kind !== 'choice' || option.more?.kind !== 'pick' || !Array.isArray(value)) continue;
    const count = pickCount(option.more, seats);
    if (value.length === count) continue;
    options[id] = count === 0 ? option.default : firstOf(option.more, seats);
  }
  return { ...draft, holders, options };
}

/** Whether the table can be created. */
export function isComplete(declared: OptionDeclarations, { holders, options }: Draft): boolean {
  return openOptions(declared, holders.length, options).every(([id, option]) => {
    const value = options[id];
    if (option.kind !== 'choice' || option.more === undefined) return true;
    if (option.more.kind === 'seat') return typeof value !== 'number' || value < holders.length;
    const count = option.more.kind === 'pick' ? pickCount(option.more, holders.length) : option.more.count;
    return !Array.isArray(value) || value.length === count;
  });
}

/** The options that have a meaning at a table of this size with these other options. */
export function openOptions(
  declared: OptionDeclarations,
  seats: number,
  options: Draft['options'],
): readonly (readonly [string, OptionDeclaration])[] {
  const all = Object.fromEntries(
    Object.entries(declared).map(([id, option]) => [id, options[id] ?? defaultOf(option)]),
  );
  return Object.entries(declared).filter(([, option]) => isOpen(option, seats, all));
}

/** Leaves out options that no longer apply because the number of seats or another option was changed. */
function wishedOptions(declared: OptionDeclarations, { options, holders }: Draft): Draft['options'] {
  const open = new Set(openOptions(declared, holders.length, options).map(([id]) => id));
  return Object.fromEntries(Object.entries(options).filter(([id]) => open.has(id)));
}

/** Whether hints are on: as chosen, otherwise by the server's rule, which is on for one person against bots. */
export function hasHints({ hints, holders }: Draft): boolean {
  const isAlone = holders.filter((holder) => !holder.startsWith('bot:')).join() === 'me';
  return hints ?? isAlone;
}

export function wishOf(game: string, declared: OptionDeclarations, draft: Draft): NewTable {
  const seatsOf = (isWanted: (holder: Holder) => boolean): Seat[] =>
    draft.holders.flatMap((holder, seat) => (isWanted(holder) ? [seat] : []));
  return {
    game,
    seats: draft.holders.length,
    options: wishedOptions(declared, draft),
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
