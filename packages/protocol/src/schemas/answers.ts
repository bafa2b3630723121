/**
 * What the HTTP interface answers: for its OpenAPI description and for tests; nothing is cut by these.
 * A schema with a `title` stands under that name among the components, and is referred to elsewhere.
 */
import Type from 'typebox';
import { AccountSchema, PasskeySupportSchema } from './account-answers.ts';
import { ErrorCodeSchema } from './errors.ts';
import { ResultSchema, VisibleEntrySchema } from './log.ts';
import { Access, AnyJson, OnOff, PaceSchema, SeatNo, StartSchema } from './words.ts';

const Text = Type.String();
const Time = Type.Integer();
const List = Type.Array;
const maybe = Type.Optional;

export const ErrorBodySchema = Type.Object(
  { error: Type.Object({ code: ErrorCodeSchema, text: Text }) },
  { title: 'ErrorBody', description: 'Every answer of 400 and more; `text` is one English sentence.' },
);

export const MeSchema = Type.Object(
  {
    id: Text,
    name: Text,
    account: maybe(AccountSchema),
  },
  { title: 'Me' },
);

export const ClockSchema = Type.Object(
  { at: Time, left: List(Type.Integer()), running: List(SeatNo) },
  {
    title: 'Clock',
    description: 'Milliseconds left by seat, as it stood at the server’s time `at`, and who is running.',
  },
);

const HolderSchema = Type.Union([
  Type.Object({ type: Type.Literal('free') }),
  Type.Object({ type: Type.Literal('person'), person: Text, name: Text, here: Type.Boolean() }),
  Type.Object({ type: Type.Literal('bot'), bot: Text }),
]);
const SeatInfoSchema = Type.Object({
  holder: HolderSchema,
  standIn: maybe(
    Type.Object({
      bot: Text,
      because: Type.Union([Type.Literal('left'), Type.Literal('time'), Type.Literal('resigned')]),
    }),
  ),
});

const StatusSchema = Type.Union(
  (['open', 'dealing', 'playing', 'over', 'closed'] as const).map((status) => Type.Literal(status)),
);

const shared = {
  id: Text,
  game: Text,
  options: AnyJson,
  access: Access,
  invite: maybe(Text),
  host: Text,
  status: StatusSchema,
  pace: PaceSchema,
  seats: List(SeatInfoSchema),
  mine: List(SeatNo),
  createdAt: Time,
  rematchOf: maybe(Text),
  result: maybe(ResultSchema),
};

export const TableInfoSchema = Type.Object(
  {
    ...shared,
    rulesVersion: Type.Integer(),
    start: StartSchema,
    standInBot: Text,
    chat: OnOff,
    hints: OnOff,
    watchers: Type.Integer(),
    commitment: maybe(Text),
    dealsAt: maybe(Time),
    contributed: maybe(List(SeatNo)),
    clock: maybe(ClockSchema),
    rewind: maybe(Type.Object({ ask: Text, by: SeatNo, version: Type.Integer(), agreed: List(SeatNo) })),
    rematch: maybe(Text),
    closed: maybe(Text),
  },
  { title: 'TableInfo' },
);

export const TableLineSchema = Type.Object({ ...shared, toAct: List(SeatNo) }, { title: 'TableLine' });

const open = {
  seats: maybe(List(Type.Integer())),
  needs: maybe(Type.Record(Type.String(), AnyJson)),
};
const Value = Type.Union([Text, Type.Integer()]);
const MoreSchema = Type.Union([
  Type.Object({
    kind: Type.Literal('pick'),
    count: Type.Union([Type.Integer(), Type.Record(Type.String(), Type.Integer())]),
    from: List(Text),
  }),
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
      'An option of a game. `seats` and `needs` say at which tables and with which other options it may differ from its default.',
  },
);

export const ConfigSchema = Type.Object(
  {
    protocol: Type.Integer(),
    run: Text,
    build: Text,
    games: List(
      Type.Object({
        id: Text,
        rulesVersion: Type.Integer(),
        seatCounts: List(Type.Integer()),
        defaults: Type.Record(Type.String(), AnyJson),
        options: Type.Record(Type.String(), OptionInfoSchema),
        bots: List(Text),
      }),
    ),
    accounts: Type.Object({ mail: Type.Boolean(), passkeys: PasskeySupportSchema }),
    limits: Type.Object({
      chatChars: Type.Integer(),
      nameChars: Type.Integer(),
      openTables: Type.Integer(),
      recordBytes: Type.Integer(),
    }),
  },
  { title: 'Config' },
);

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

export const LogPageSchema = Type.Object(
  { entries: List(VisibleEntrySchema), next: maybe(Type.Integer()) },
  { title: 'LogPage' },
);

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
