/** What a server sends on a table's socket, for its AsyncAPI description and for tests. */
import type { Data, View } from '@four-crowns/core';
import Type from 'typebox';
import { CLOSE } from '../constants.ts';
import type { Patch } from '../patch.ts';
import { ClockSchema, TableInfoSchema } from './answers.ts';
import { RefusedWhySchema } from './errors.ts';
import { ActionSchema, ResultSchema, ScoreLineSchema, VisibleEntrySchema } from './log.ts';
import { AnyJson, MoveId, SeatNo, titled, Version, Viewer } from './words.ts';
import type { Wire } from './words.ts';

const Text = Type.String();
const List = Type.Array;
const maybe = Type.Optional;

const DataSchema = Type.Unsafe<Data>({ type: 'object' });
const ViewSchema = Type.Unsafe<View>({
  ...titled(
    'View',
    'The table as one viewer sees it, in a shape that the game defines; `prompt` says what the viewer must decide.',
  ),
  type: 'object',
  required: ['viewer'],
  properties: { viewer: Viewer },
  additionalProperties: true,
});

const ChoiceGroupSchema = Type.Object(
  { same: DataSchema, vary: List(Text), rows: List(AnyJson) },
  titled(
    'ChoiceGroup',
    'Legal actions. Each `vary.length` values of `rows` make one action: `same`, plus the keys of `vary` with these values. If `vary` is empty, `same` is the only action.',
  ),
);

/**
 * Choices on the wire. Consecutive actions of the same type and keys form a group: the values they share are sent once,
 * followed by the values that vary, row by row. `legal` keeps each type together, so a hundred places to build become
 * one group with a hundred names.
 */
export type ChoiceGroup = Wire<typeof ChoiceGroupSchema>;
export type Choices = readonly ChoiceGroup[];

export const SeatViewSchema = Type.Object(
  {
    view: ViewSchema,
    /** Everything legal for this seat now; empty if it is not to act, and for spectators. */
    choices: List(ChoiceGroupSchema),
    scores: List(ScoreLineSchema),
    /** The seats that must act now. */
    toAct: List(SeatNo),
    /** How many of its latest choices this seat may take back at once. */
    undoable: Type.Integer({ minimum: 0 }),
    resigned: List(SeatNo),
    /** Only after the end. */
    result: maybe(ResultSchema),
  },
  titled('SeatView', 'Everything that one viewer sees; the part of a snapshot that patches change.'),
);
export type SeatView = Wire<typeof SeatViewSchema>;

export const SnapshotSchema = Type.Object(
  { viewer: Viewer, version: Version, seatView: SeatViewSchema },
  titled('Snapshot', 'What one viewer sees at one version.'),
);
/** A person with several seats (hot-seat) has a snapshot for each of them; a spectator has that of `'table'`. */
export type Snapshot = Wire<typeof SnapshotSchema>;

const PatchSchema = Type.Unsafe<Patch>({
  ...titled(
    'Patch',
    '`[]`: this key is removed. `[value]`: this part is replaced by `value`. `[at, gone, items, …]`: splices of a list, three elements each, first to last; `at` is an index in the old list, where `gone` items are removed and `items` inserted. An object: patches for parts of an object by key, or of a list by index; all others stay.',
  ),
  anyOf: [
    { type: 'array' },
    { type: 'object', additionalProperties: { $ref: '#/components/schemas/Patch' } },
  ],
});

export const UpdateSchema = Type.Object(
  {
    viewer: Viewer,
    from: Version,
    to: Version,
    patch: maybe(PatchSchema),
    entries: List(VisibleEntrySchema),
  },
  titled(
    'Update',
    'Takes one viewer’s snapshot from version `from` to `to`. Without `patch` the seat view stays as it is.',
  ),
);
export type Update = Wire<typeof UpdateSchema>;

export const ChatLineSchema = Type.Object(
  {
    id: Type.Integer(),
    at: Type.Integer(),
    person: Text,
    name: Text,
    text: Text,
    removed: maybe(Type.Literal(true)),
  },
  titled('ChatLine', 'Data, never HTML. A line may be sent again with `removed` and without its text.'),
);
export type ChatLine = Wire<typeof ChatLineSchema>;

const HintCandidateSchema = Type.Object(
  {
    actions: List(ActionSchema),
    /** The probability of winning. */
    chance: Type.Number({ minimum: 0, maximum: 1 }),
    /** The score expected at the end. */
    scores: List(ScoreLineSchema),
    /** What the turn changes in the bots' evaluation, most important first. A game's `bot/words` have the sentences. */
    reasons: List(
      Type.Object({
        id: Text,
        of: maybe(Text),
        change: Type.Number(),
        /** How much larger the change is than with the other candidates, on average. */
        apart: Type.Number(),
        facts: Type.Record(Text, Type.Union([Text, Type.Number()])),
        /** Decides the match, so no other reason needs to be given. */
        isDecisive: maybe(Type.Literal(true)),
      }),
    ),
  },
  titled('HintCandidate', 'One way to play the turn, and what it changes in the bots’ evaluation.'),
);
export type HintCandidate = Wire<typeof HintCandidateSchema>;

const RefusalSchema = Type.Object(
  { rule: Text, facts: DataSchema },
  titled('Refusal', 'The paragraph of the game’s rules that forbids it, such as KB-3.2, and why.'),
);

export const ServerMessageSchema = Type.Union([
  Type.Object(
    {
      type: Type.Literal('welcome'),
      protocol: Type.Integer(),
      run: Text,
      build: Text,
      you: Text,
      table: TableInfoSchema,
      snapshots: List(SnapshotSchema),
      updates: List(UpdateSchema),
      chat: List(ChatLineSchema),
    },
    titled(
      'Welcome',
      'Answers `hello`: for each of your viewers `updates` from what you have, or a snapshot.',
    ),
  ),
  Type.Object(
    {
      type: Type.Literal('news'),
      ack: maybe(
        Type.Object({
          id: MoveId,
          entry: Type.Integer({
            minimum: 0,
            description: 'Its index among the entries that its seat knows of.',
          }),
        }),
      ),
      updates: List(UpdateSchema),
      snapshots: maybe(List(SnapshotSchema)),
      clock: maybe(ClockSchema),
    },
    titled(
      'News',
      'What has happened, for each of your viewers. `ack`: your own move has been stored. `snapshots`: instead of updates if a patch is not possible.',
    ),
  ),
  Type.Object(
    {
      type: Type.Literal('refused'),
      id: maybe(MoveId),
      why: RefusedWhySchema,
      text: Text,
      refusal: maybe(RefusalSchema),
      retry: maybe(
        Type.Integer({
          minimum: 0,
          description: 'For `too-fast`: the milliseconds to wait before sending it again.',
        }),
      ),
      snapshots: maybe(List(SnapshotSchema)),
    },
    titled('Refused', 'The message was not carried out. `id` is missing if the message had no readable id.'),
  ),
  Type.Object(
    { type: Type.Literal('done'), id: MoveId },
    titled(
      'Done',
      'The message was carried out. Sent for messages that get neither an `ack` nor an answer of another type.',
    ),
  ),
  Type.Object(
    { type: Type.Literal('table'), table: TableInfoSchema },
    titled('Table', 'Seats, presence, status, clock, a rewind or chat has changed. Always the whole table.'),
  ),
  Type.Object(
    { type: Type.Literal('chat'), lines: List(ChatLineSchema) },
    titled('ChatLines', 'New lines, or an earlier line with `removed`.'),
  ),
  Type.Object(
    {
      type: Type.Literal('hint'),
      id: MoveId,
      seat: SeatNo,
      version: Version,
      candidates: List(HintCandidateSchema),
    },
    titled('HintGiven', 'Answers `hint`, the best candidate first.'),
  ),
  Type.Object(
    {
      type: Type.Literal('beat'),
      seen: List(Type.Object({ viewer: Viewer, version: Version })),
    },
    titled('Beat', 'The latest version of each of your viewers: if yours is older, send `resync`.'),
  ),
  Type.Object(
    {
      type: Type.Literal('bye'),
      code: Type.Enum(Object.values(CLOSE)),
      retry: Type.Integer({ minimum: 0 }),
    },
    titled(
      'Bye',
      'The server is shutting down in an orderly way: connect again after about `retry` milliseconds.',
    ),
  ),
]);
export type ServerMessage = Wire<typeof ServerMessageSchema>;
type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;
export type Welcome = Of<'welcome'>;
export type News = Of<'news'>;
export type Refused = Of<'refused'>;
/** Sent only to the client that asked; computed from what `seat` sees at `version`. */
export type HintGiven = Of<'hint'>;
export type Beat = Of<'beat'>;
export type Bye = Of<'bye'>;
