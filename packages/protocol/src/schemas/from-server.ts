/** What a server sends on a table's socket: for its AsyncAPI description and for tests. */
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
  ...titled('View', 'The table as one viewer sees it: the game’s own; `prompt` says what is asked.'),
  type: 'object',
  required: ['viewer'],
  properties: { viewer: Viewer },
  additionalProperties: true,
});

const ChoiceGroupSchema = Type.Object(
  { same: DataSchema, vary: List(Text), rows: List(AnyJson) },
  titled(
    'ChoiceGroup',
    'Legal actions: for every `vary.length` values of `rows` one action, made of `same` and the keys of `vary` with these values. Without `vary` it is one action, `same`.',
  ),
);

/**
 * Choices on the wire. Neighbours of one type and the same keys form a group: what they have in common once, then the
 * values that vary, row after row. `legal` lists kinds together, so a hundred places to build are one group with a
 * hundred names.
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
    /** How many of its own latest choices this seat may take back at once. */
    undoable: Type.Integer({ minimum: 0 }),
    resigned: List(SeatNo),
    /** Only after the end. */
    result: maybe(ResultSchema),
  },
  titled('SeatView', 'All that one viewer sees; the part of a snapshot that patches change.'),
);
export type SeatView = Wire<typeof SeatViewSchema>;

export const SnapshotSchema = Type.Object(
  { viewer: Viewer, version: Version, seatView: SeatViewSchema },
  titled('Snapshot', 'What one viewer sees at one version.'),
);
/** A person holding several seats (hot-seat) has one for each of them; a spectator has that of `'table'`. */
export type Snapshot = Wire<typeof SnapshotSchema>;

const PatchSchema = Type.Unsafe<Patch>({
  ...titled(
    'Patch',
    '`[]`: this key is gone. `[value]`: this part is now `value`. `[at, gone, items, …]`: splices of a list, three places each, first to last; `at` counts in the old list, `gone` items leave there and `items` come. An object: parts of an object by key, or of a list by index; all others stay.',
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
    'Leads one viewer’s snapshot from version `from` to `to`. Without `patch` the seat view stays.',
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
  titled('ChatLine', 'Data, never HTML. A line may come again with `removed` and without its text.'),
);
export type ChatLine = Wire<typeof ChatLineSchema>;

const HintCandidateSchema = Type.Object(
  {
    actions: List(ActionSchema),
    /** To win. */
    chance: Type.Number({ minimum: 0, maximum: 1 }),
    /** The score expected at the end. */
    scores: List(ScoreLineSchema),
    /** What the turn changes in the bots' evaluation, the weightiest first; a game's `bot/words` say it. */
    reasons: List(
      Type.Object({
        id: Text,
        of: maybe(Text),
        change: Type.Number(),
        /** How much more than with the other candidates, on average. */
        apart: Type.Number(),
        facts: Type.Record(Text, Type.Union([Text, Type.Number()])),
        /** Settles the match: it says all there is to say of the turn. */
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
          entry: Type.Integer({ minimum: 0, description: 'Its number among those that its seat knows of.' }),
        }),
      ),
      updates: List(UpdateSchema),
      snapshots: maybe(List(SnapshotSchema)),
      clock: maybe(ClockSchema),
    },
    titled(
      'News',
      'What has happened, for each of your viewers; `ack` if it is your own move, which now stands durably. `snapshots` where a patch is not possible.',
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
          description: 'For `too-fast`: in how many milliseconds it may be sent again.',
        }),
      ),
      snapshots: maybe(List(SnapshotSchema)),
    },
    titled('Refused', 'Not done. `id` is missing if the message had none that could be read.'),
  ),
  Type.Object(
    { type: Type.Literal('done'), id: MoveId },
    titled('Done', 'What has no `ack` and no answer of its own was done.'),
  ),
  Type.Object(
    { type: Type.Literal('table'), table: TableInfoSchema },
    titled('Table', 'Seats, presence, status, clock, a rewind or chat changed: always the whole table.'),
  ),
  Type.Object(
    { type: Type.Literal('chat'), lines: List(ChatLineSchema) },
    titled('ChatLines', 'New lines, or a line again with `removed`.'),
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
    titled('Bye', 'The server goes down in order: connect again after about `retry` milliseconds.'),
  ),
]);
export type ServerMessage = Wire<typeof ServerMessageSchema>;
type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;
export type Welcome = Of<'welcome'>;
export type News = Of<'news'>;
export type Refused = Of<'refused'>;
/** To who asked alone: worked out from what `seat` sees at `version`. */
export type HintGiven = Of<'hint'>;
export type Beat = Of<'beat'>;
export type Bye = Of<'bye'>;
