/** What happened in a match, as a viewer sees it and as the record has it. */
import { DEALER } from '@four-crowns/core';
import type { Action, GameEvent } from '@four-crowns/core';
import Type from 'typebox';
import { AnyJson, SeatNo, titled, Version, Viewer } from './words.ts';
import type { Wire } from './words.ts';

const List = Type.Array;
const maybe = Type.Optional;
const Text = Type.String();

export const ActionSchema = Type.Unsafe<Action>({
  ...titled('Action', 'What a seat does. The game defines all fields but `type`.'),
  type: 'object',
  required: ['type'],
  properties: { type: { type: 'string' } },
  additionalProperties: true,
});
const GameEventSchema = Type.Unsafe<GameEvent>({
  ...titled(
    'GameEvent',
    'What happened. `secret` is sent only to viewers that may know it; its `to` is a mask of seats in which bit 0 is seat 0. `reveals`: the seat has learned something, so undo stops here.',
  ),
  type: 'object',
  required: ['type'],
  properties: {
    type: { type: 'string' },
    reveals: { const: true },
    secret: {
      type: 'object',
      required: ['to'],
      properties: { to: { type: 'integer' } },
      additionalProperties: true,
    },
  },
  additionalProperties: true,
});
const MoverSchema = Type.Union(
  [SeatNo, Type.Literal('chance')],
  titled('Mover', 'Who made a step: a seat, or chance, which deals and rolls.'),
);
/** The format of records is older than this protocol, and in it chance is a number. */
const RecordedMover = Type.Integer({
  ...titled('RecordedMover', 'A seat, or 30 for chance.'),
  minimum: 0,
  maximum: DEALER,
});

export const VisibleEntrySchema = Type.Union(
  [
    Type.Object({
      version: Version,
      type: Type.Literal('step'),
      by: MoverSchema,
      auto: maybe(Type.Literal(true)),
      events: List(GameEventSchema),
    }),
    Type.Object({ version: Version, type: Type.Literal('undo'), by: SeatNo, steps: Type.Integer() }),
    Type.Object({
      version: Version,
      type: Type.Literal('rewind'),
      to: Type.Integer({ minimum: 0 }),
      consent: List(SeatNo),
    }),
    Type.Object({ version: Version, type: Type.Literal('resign'), by: SeatNo }),
  ],
  titled(
    'VisibleEntry',
    'One line of the log as one viewer may know it. `version` is the version after it. `auto`: the only legal choice, made by the server. `to` of a rewind is the number of steps that are kept.',
  ),
);

export const ScoreLineSchema = Type.Object(
  { label: Text, points: List(Type.Number()) },
  titled('ScoreLine', 'Points by seat.'),
);
export const ResultSchema = Type.Object(
  {
    outcome: Type.Object({ places: List(List(SeatNo)), decidedBy: Text, parted: maybe(List(Text)) }),
    ranks: maybe(List(Type.Integer({ minimum: 1 }))),
    scores: List(ScoreLineSchema),
  },
  titled(
    'Result',
    '`places[0]` are the winners and `decidedBy` says why they won; `parted[i]` says what separated `places[i]` from `places[i + 1]`. `ranks` are the numbers of the places: if two share the first place, the next is third. A team counts once.',
  ),
);

const EntrySchema = Type.Union(
  [
    Type.Object({ type: Type.Literal('commit'), scheme: Text, commitment: Text }),
    Type.Object({ type: Type.Literal('contribute'), by: SeatNo, nonce: Text }),
    Type.Object({
      type: Type.Literal('step'),
      by: RecordedMover,
      action: ActionSchema,
      auto: maybe(Type.Literal(true)),
      events: List(GameEventSchema),
    }),
    Type.Object({ type: Type.Literal('undo'), by: SeatNo, steps: Type.Integer() }),
    Type.Object({ type: Type.Literal('rewind'), to: Type.Integer({ minimum: 0 }), consent: List(SeatNo) }),
    Type.Object({ type: Type.Literal('resign'), by: SeatNo }),
    Type.Object({ type: Type.Literal('reveal'), seed: Text }),
  ],
  titled('Entry', 'One entry of a match’s log with all its secrets, which is sent only after the end.'),
);

const ofMatch = {
  match: Text,
  game: Text,
  rulesVersion: Type.Integer(),
  options: AnyJson,
  seats: Type.Integer(),
};

export const RecordSchema = Type.Object(
  {
    format: Type.Union([Type.Literal(1), Type.Literal(2)]),
    ...ofMatch,
    entries: List(EntrySchema),
    checkpoints: List(Type.Object({ after: Type.Integer(), stateVersion: Type.Integer(), state: AnyJson })),
    result: maybe(ResultSchema),
  },
  titled('Record', 'A whole match, from which anyone can recompute the result.'),
);
const KnownRecordSchema = Type.Object(
  {
    format: Type.Literal('known-2'),
    ...ofMatch,
    viewer: Viewer,
    commitment: Text,
    entries: List(VisibleEntrySchema),
  },
  titled('KnownRecord', 'A match that is not over, as one viewer may know it.'),
);
/** The whole record, or before the end the part that one viewer knows. */
export const ExportedRecordSchema = Type.Union([RecordSchema, KnownRecordSchema]);
export type KnownRecord = Wire<typeof KnownRecordSchema>;
export type ExportedRecord = Wire<typeof ExportedRecordSchema>;
