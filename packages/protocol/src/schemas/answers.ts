/** What the HTTP interface answers: for its OpenAPI page and for tests; nothing is cut by these. */
import Type from 'typebox';
import { Access, AnyJson, OnOff, PaceSchema, SeatNo, StartSchema, Viewer } from './words.ts';

const Text = Type.String();
const Time = Type.Integer();
const List = Type.Array;
const maybe = Type.Optional;

export const ErrorBodySchema = Type.Object({ error: Type.Object({ code: Text, text: Text }) });

export const MeSchema = Type.Object({
  id: Text,
  name: Text,
  account: maybe(Type.Object({ username: Text, passkeys: Type.Integer() })),
});

const ResultSchema = Type.Object({
  outcome: Type.Object({ places: List(List(SeatNo)), decidedBy: Text }),
  scores: List(Type.Object({ label: Text, points: List(Type.Integer()) })),
});

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

export const TableInfoSchema = Type.Object({
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
  clock: maybe(Type.Object({ at: Time, left: List(Type.Integer()), running: List(SeatNo) })),
  rewind: maybe(Type.Object({ ask: Text, by: SeatNo, version: Type.Integer(), agreed: List(SeatNo) })),
  rematch: maybe(Text),
  closed: maybe(Text),
});

export const TableLineSchema = Type.Object({ ...shared, asked: List(SeatNo) });

export const ConfigSchema = Type.Object({
  protocol: Type.Integer(),
  run: Text,
  build: Text,
  games: List(
    Type.Object({
      id: Text,
      rulesVersion: Type.Integer(),
      seatCounts: List(Type.Integer()),
      defaults: Type.Record(Type.String(), AnyJson),
      bots: List(Text),
    }),
  ),
  limits: Type.Object({
    chatChars: Type.Integer(),
    nameChars: Type.Integer(),
    openTables: Type.Integer(),
    recordBytes: Type.Integer(),
  }),
});

export const HistoryLineSchema = Type.Object({
  id: Text,
  game: Text,
  endedAt: Time,
  mine: List(SeatNo),
  names: List(Text),
  result: ResultSchema,
});

export const LogPageSchema = Type.Object({ told: List(AnyJson), next: maybe(Type.Integer()) });

export const VerdictSchema = Type.Union([
  Type.Object({
    ok: Type.Literal(true),
    steps: Type.Integer(),
    dealt: Type.Integer(),
    checkpoints: Type.Integer(),
  }),
  Type.Object({ ok: Type.Literal(false), where: Text, what: Text }),
]);
export const ImportedRecordSchema = Type.Object({ id: Text, game: Text, verdict: VerdictSchema });

/** A whole record, or before the end what one viewer knows of it. */
export const ExportedRecordSchema = Type.Union([
  Type.Object({ format: Type.Literal(1), match: Text, game: Text, entries: List(AnyJson) }),
  Type.Object({
    format: Type.Literal('known-1'),
    match: Text,
    game: Text,
    viewer: Viewer,
    told: List(AnyJson),
  }),
]);

const tokenLine = { id: Text, name: Text, createdAt: Time };
export const TokenLineSchema = Type.Object(tokenLine);
export const MadeTokenSchema = Type.Object({ ...tokenLine, token: Text });
export const PasskeyLineSchema = Type.Object({ id: Text, name: Text, createdAt: Time });
