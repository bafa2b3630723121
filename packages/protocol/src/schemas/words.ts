/** Small schemas that the messages share. They are strict: unknown keys are refused. */
import type { Json } from '@four-crowns/core';
import Type from 'typebox';
import type { Static, TSchema } from 'typebox';

/** The type that a schema describes, with everything read-only. */
export type Wire<S extends TSchema> = Frozen<Static<S>>;

/** Games' own data may have any keys. Its types are read-only already, so it is left as it is. */
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
/** A schema's name among the components of the descriptions, and its description. */
export const titled = (title: string, description: string): { title: string; description: string } => ({
  title,
  description,
});
/** Sixteen is more than any game seats; the table checks against its own number of seats. */
export const SeatNo = Type.Integer({ title: 'Seat', minimum: 0, maximum: 15 });
export const Version = Type.Integer({
  ...titled(
    'Version',
    'How many entries of the match’s log a viewer knows of. Versions of different viewers cannot be compared.',
  ),
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
/** Any JSON; the limit on the message bounds its size. */
export const AnyJson = Type.Unsafe<Json>({});

export const MAX_DAYS = 30;
export const MAX_CLOCK_MS = 24 * 3600 * 1000;

/** How much time players have. Times are whole milliseconds. */
export const PaceSchema = Type.Union(
  [
    Type.Object({ type: Type.Literal('none') }, strict),
    // A clock for the whole match, plus an increment for every turn taken.
    Type.Object(
      {
        type: Type.Literal('live'),
        base: Type.Integer({ minimum: 1000, maximum: MAX_CLOCK_MS }),
        increment: Type.Integer({ minimum: 0, maximum: 3600 * 1000 }),
      },
      strict,
    ),
    // By correspondence: a number of days for each turn.
    Type.Object(
      { type: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: MAX_DAYS }) },
      strict,
    ),
  ],
  { title: 'Pace' },
);
export type Pace = Wire<typeof PaceSchema>;
