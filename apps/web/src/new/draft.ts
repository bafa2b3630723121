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

/** A level for anyone who has not said how strong. */
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

/** Nobody comes to a device by link: those seats are played by bots. */
export function withWhere(draft: Draft, where: Draft['where'], bots: readonly BotId[]): Draft {
  if (where === 'server') return { ...draft, where };
  const bot: Holder = `bot:${bots.includes(MIDDLING) ? MIDDLING : (bots.at(-1) ?? 'random')}`;
  return { ...draft, where, holders: draft.holders.map((holder) => (holder === 'free' ? bot : holder)) };
}

/** What was picked for another number of seats is picked again. */
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

/** Everything that is still wrong; empty if the table can be made. */
export function isComplete(declared: OptionDeclarations, { holders, options }: Draft): boolean {
  return openOptions(declared, holders.length, options).every(([id, option]) => {
    const value = options[id];
    if (option.kind !== 'choice' || option.more === undefined) return true;
    if (option.more.kind === 'seat') return typeof value !== 'number' || value < holders.length;
    const count = option.more.kind === 'pick' ? pickCount(option.more, holders.length) : option.more.count;
    return !Array.isArray(value) || value.length === count;
  });
}

/** The options that say something at a table of this size with these others. */
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

/** What was set for a table of another size, or before another option was changed, is not asked for. */
function wishedOptions(declared: OptionDeclarations, { options, holders }: Draft): Draft['options'] {
  const open = new Set(openOptions(declared, holders.length, options).map(([id]) => id));
  return Object.fromEntries(Object.entries(options).filter(([id]) => open.has(id)));
}

/** As it is said, or as the server takes it: on for one person against bots. */
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
