/** Small schemas that the messages share. Strict: what is not named is refused. */
import type { Json } from '@four-crowns/core';
import Type from 'typebox';
import type { Static, TSchema } from 'typebox';

/** What a schema describes, as everybody has it: to read, not to change. */
export type Wire<S extends TSchema> = Frozen<Static<S>>;

/** Data that a game brings may have any keys, and is frozen by its own types. */
type Frozen<T> = T extends readonly (infer Item)[]
  ? Json extends Item
    ? T
    : readonly Frozen<Item>[]
  : T extends object
    ? [string, Json] extends [keyof T, T[keyof T]]
      ? T
      : { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

export const strict = { additionalProperties: false } as const;
/** The name a schema has among the components of the descriptions, and what it is. */
export const titled = (title: string, description: string): { title: string; description: string } => ({
  title,
  description,
});
/** Sixteen is more than any box seats; the table checks its own number. */
export const SeatNo = Type.Integer({ title: 'Seat', minimum: 0, maximum: 15 });
export const Version = Type.Integer({
  ...titled('Version', 'How many entries of the match’s log a viewer knows of: each viewer has its own.'),
  minimum: 0,
  maximum: 1_000_000,
});
export const MoveId = Type.String({ pattern: '^[A-Za-z0-9._:-]{1,64}$' });
export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
export const BotName = Type.String({ pattern: '^[a-z0-9-]{1,32}$' });
export const GameName = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
export const Invite = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
export const Viewer = Type.Union([SeatNo, Type.Literal('table'), Type.Literal('all')], {
  title: 'Viewer',
  description: 'A seat, `table` for spectators, or `all` for a finished match.',
});
export const OnOff = Type.Union([Type.Literal('on'), Type.Literal('off')]);
export const Access = Type.Union([Type.Literal('public'), Type.Literal('link')]);
export const StartSchema = Type.Union([Type.Literal('full'), Type.Literal('host')]);
/** Any JSON; its size is bounded by the message's. */
export const AnyJson = Type.Unsafe<Json>({});

export const MAX_DAYS = 30;
export const MAX_CLOCK_MS = 24 * 3600 * 1000;

/** How much time there is. Times are whole milliseconds. */
export const PaceSchema = Type.Union(
  [
    Type.Object({ type: Type.Literal('none') }, strict),
    // A clock for the whole match, and so much more for every turn taken.
    Type.Object(
      {
        type: Type.Literal('live'),
        base: Type.Integer({ minimum: 1000, maximum: MAX_CLOCK_MS }),
        increment: Type.Integer({ minimum: 0, maximum: 3600 * 1000 }),
      },
      strict,
    ),
    // By correspondence: so many days for each turn.
    Type.Object(
      { type: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: MAX_DAYS }) },
      strict,
    ),
  ],
  { title: 'Pace' },
);
export type Pace = Wire<typeof PaceSchema>;
