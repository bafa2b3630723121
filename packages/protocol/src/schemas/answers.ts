/**
 * Response bodies of the HTTP interface, for its OpenAPI description and for tests; the server does not filter with
 * them. A schema with a `title` is listed under that name among the components and referenced elsewhere.
 */
import Type from 'typebox';
import { AccountSchema, PasskeySupportSchema } from './account-answers.ts';
import { ErrorCodeSchema } from './errors.ts';
import { ResultSchema, VisibleEntrySchema } from './log.ts';
import { Access, AnyJson, OnOff, PaceSchema, SeatNo, StartSchema } from './words.ts';
import type { Wire } from './words.ts';

const Text = Type.String();
const Time = Type.Integer();
const List = Type.Array;
const maybe = Type.Optional;

export const ErrorBodySchema = Type.Object(
  { error: Type.Object({ code: ErrorCodeSchema, text: Text }) },
  {
    title: 'ErrorBody',
    description: 'The body of every answer of 400 or above; `text` is one English sentence.',
  },
);
/** The body of every answer with a status of 400 or above. `text` is one plain English sentence. */
export type ErrorBody = Wire<typeof ErrorBodySchema>;

export const MeSchema = Type.Object(
  {
    id: Text,
    name: Text,
    /** Missing for a guest. */
    account: maybe(AccountSchema),
  },
  { title: 'Me' },
);
export type Me = Wire<typeof MeSchema>;

export const ClockSchema = Type.Object(
  { at: Time, left: List(Type.Integer()), running: List(SeatNo) },
  {
    title: 'Clock',
    description:
      'Milliseconds left for each seat at the server’s time `at`, and the seats whose clock is running.',
  },
);

export type ClockInfo = Wire<typeof ClockSchema>;

const HolderSchema = Type.Union([
  Type.Object({ type: Type.Literal('free') }),
  Type.Object({ type: Type.Literal('person'), person: Text, name: Text, here: Type.Boolean() }),
  Type.Object({ type: Type.Literal('bot'), bot: Text }),
]);
export type SeatHolder = Wire<typeof HolderSchema>;

const SeatInfoSchema = Type.Object({
  holder: HolderSchema,
  /** A bot plays for the holder, who may come back at any time unless the seat has resigned. */
  standIn: maybe(
    Type.Object({
      bot: Text,
      because: Type.Union([Type.Literal('left'), Type.Literal('time'), Type.Literal('resigned')]),
    }),
  ),
});

export type SeatInfo = Wire<typeof SeatInfoSchema>;

/**
 * `open`: people take seats. `dealing`: the commitment is published and seats may contribute to chance.
 * `playing`. `over`: the match has a result. `closed`: it ended without one (expired, or closed by the operator).
 */
const StatusSchema = Type.Union([
  Type.Literal('open'),
  Type.Literal('dealing'),
  Type.Literal('playing'),
  Type.Literal('over'),
  Type.Literal('closed'),
]);

export type TableStatus = Wire<typeof StatusSchema>;

/** A request to go back further than `undo` reaches. It is carried out once everyone has agreed. */
const RewindSchema = Type.Object({
  ask: Text,
  by: SeatNo,
  /** The table goes back to this version. */
  version: Type.Integer(),
  agreed: List(SeatNo),
});
export type RewindAsk = Wire<typeof RewindSchema>;

const shared = {
  id: Text,
  game: Text,
  options: AnyJson,
  /** `public`: anyone may find, join and watch it. `link`: an invitation is needed. */
  access: Access,
  /** The secret part of the link; sent only to people who sit at the table. */
  invite: maybe(Text),
  host: Text,
  status: StatusSchema,
  pace: PaceSchema,
  seats: List(SeatInfoSchema),
  /** The seats that the receiver holds. */
  mine: List(SeatNo),
  createdAt: Time,
  rematchOf: maybe(Text),
  result: maybe(ResultSchema),
};

export const TableInfoSchema = Type.Object(
  {
    ...shared,
    rulesVersion: Type.Integer(),
    /** `full`: begins as soon as the last seat is taken. `host`: begins when the host says so. */
    start: StartSchema,
    /** The bot that plays for people who leave or run out of time. */
    standInBot: Text,
    chat: OnOff,
    /** May the players ask for hints? */
    hints: OnOff,
    watchers: Type.Integer(),
    /** The hash that binds the secret seed of this match, published before anybody contributes to chance. */
    commitment: maybe(Text),
    /** While `dealing`: the latest time for the first deal, and the seats that have contributed to chance. */
    dealsAt: maybe(Time),
    contributed: maybe(List(SeatNo)),
    clock: maybe(ClockSchema),
    rewind: maybe(RewindSchema),
    rematch: maybe(Text),
    /** Why a table is `closed`, in one sentence. */
    closed: maybe(Text),
  },
  { title: 'TableInfo' },
);
export type TableInfo = Wire<typeof TableInfoSchema>;

export const TableLineSchema = Type.Object(
  {
    ...shared,
    /** The seats that must act now; empty in the list of public tables. */
    toAct: List(SeatNo),
  },
  { title: 'TableLine' },
);
/** A line in a list of tables. */
export type TableLine = Wire<typeof TableLineSchema>;

const open = {
  /** Open only at tables with one of these numbers of seats. */
  seats: maybe(List(Type.Integer())),
  /** Open only if other options have these values. */
  needs: maybe(Type.Record(Type.String(), AnyJson)),
};
const Value = Type.Union([Text, Type.Integer()]);
/** What may be given instead of one of the values. */
const MoreSchema = Type.Union([
  // A list of different things. `count` says how many, either always or by number of seats.
  Type.Object({
    kind: Type.Literal('pick'),
    count: Type.Union([Type.Integer(), Type.Record(Type.String(), Type.Integer())]),
    from: List(Text),
  }),
  // A list of objects: a different thing under the key `item`, and whether it is `turned`.
  Type.Object({ kind: Type.Literal('lay'), count: Type.Integer(), from: List(Text), item: Text }),
  Type.Object({ kind: Type.Literal('seat') }),
]);

export const OptionInfoSchema = Type.Union(
  [
    Type.Object({ kind: Type.Literal('switch'), default: Type.Boolean(), ...open }),
    Type.Object({
      kind: Type.Literal('choice'),
      default: Value,
      values: List(Value),
      more: maybe(MoreSchema),
      ...open,
    }),
    // A whole number for each of these things. `of` has the defaults; only numbers that differ are given.
    Type.Object({
      kind: Type.Literal('numbers'),
      of: Type.Record(Type.String(), Type.Integer()),
      least: Type.Integer(),
      most: Type.Integer(),
      ...open,
    }),
  ],
  {
    title: 'OptionInfo',
    description:
      'An option of a game. `seats` and `needs` say at which tables, and with which other options, it may differ from its default.',
  },
);

/** An option as its game declares it. At a table where it is not open it must keep its default. */
export type OptionInfo = Wire<typeof OptionInfoSchema>;

const GameInfoSchema = Type.Object({
  id: Text,
  rulesVersion: Type.Integer(),
  seatCounts: List(Type.Integer()),
  /** By number of seats: the options a table has if none are given. */
  defaults: Type.Record(Type.String(), AnyJson),
  /** What a table may choose. */
  options: Type.Record(Type.String(), OptionInfoSchema),
  /** Weakest first. */
  bots: List(Text),
});
export type GameInfo = Wire<typeof GameInfoSchema>;

export const ConfigSchema = Type.Object(
  {
    protocol: Type.Integer(),
    run: Text,
    build: Text,
    games: List(GameInfoSchema),
    accounts: Type.Object({
      /** Can the server send mail, so that an address can be set and a password recovered by it? */
      mail: Type.Boolean(),
      passkeys: PasskeySupportSchema,
    }),
    limits: Type.Object({
      chatChars: Type.Integer(),
      nameChars: Type.Integer(),
      openTables: Type.Integer(),
      recordBytes: Type.Integer(),
    }),
  },
  { title: 'Config' },
);
export type Config = Wire<typeof ConfigSchema>;

export const HistoryLineSchema = Type.Object(
  {
    id: Text,
    game: Text,
    endedAt: Time,
    mine: List(SeatNo),
    seats: List(SeatInfoSchema),
    result: ResultSchema,
  },
  { title: 'HistoryLine' },
);
/** One line in the list of a person's finished matches. */
export type HistoryLine = Wire<typeof HistoryLineSchema>;

export const LogPageSchema = Type.Object(
  { entries: List(VisibleEntrySchema), next: maybe(Type.Integer()) },
  { title: 'LogPage' },
);
export type LogPage = Wire<typeof LogPageSchema>;

export const VerdictSchema = Type.Union(
  [
    Type.Object({
      ok: Type.Literal(true),
      steps: Type.Integer(),
      dealt: Type.Integer(),
      checkpoints: Type.Integer(),
    }),
    Type.Object({ ok: Type.Literal(false), where: Text, what: Text }),
  ],
  { title: 'Verdict' },
);
export const ImportedRecordSchema = Type.Object(
  { id: Text, game: Text, verdict: VerdictSchema },
  { title: 'ImportedRecord' },
);
/** An imported record: anyone with its id may read it. */
export type ImportedRecord = Wire<typeof ImportedRecordSchema>;
