/** What the HTTP interface takes. */
import Type from 'typebox';
import {
  Access,
  AnyJson,
  BotName,
  GameName,
  Id,
  Invite,
  OnOff,
  PaceSchema,
  SeatNo,
  StartSchema,
  strict,
} from './words.ts';

export const MAX_NAME_CHARS = 32;

const Minutes = Type.Integer({ minimum: 1, maximum: 60 * 24 * 365 * 10 });
const Sentence = Type.String({ minLength: 1, maxLength: 200 });

export const ChangeMeSchema = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: MAX_NAME_CHARS }) },
  { ...strict, title: 'ChangeMe' },
);

export const NewTableSchema = Type.Object(
  {
    game: GameName,
    seats: Type.Integer({ minimum: 1, maximum: 16 }),
    options: Type.Optional(AnyJson),
    access: Type.Optional(Access),
    pace: Type.Optional(PaceSchema),
    start: Type.Optional(StartSchema),
    chat: Type.Optional(OnOff),
    hints: Type.Optional(OnOff),
    mine: Type.Optional(Type.Array(SeatNo, { maxItems: 16, uniqueItems: true })),
    bots: Type.Optional(Type.Array(Type.Object({ seat: SeatNo, bot: BotName }, strict), { maxItems: 16 })),
    standInBot: Type.Optional(BotName),
  },
  { ...strict, title: 'NewTable' },
);
export const JoinTableSchema = Type.Object(
  { seat: Type.Optional(SeatNo), invite: Type.Optional(Invite) },
  { ...strict, title: 'JoinTable' },
);
export const LeaveTableSchema = Type.Object(
  { seat: Type.Optional(SeatNo) },
  { ...strict, title: 'LeaveTable' },
);
export const KickSeatSchema = Type.Object({ seat: SeatNo }, { ...strict, title: 'KickSeat' });
export const SeatBotSchema = Type.Object({ seat: SeatNo, bot: BotName }, { ...strict, title: 'SeatBot' });

export const OperatorBanSchema = Type.Object(
  { person: Id, minutes: Type.Optional(Minutes), reason: Sentence, address: Type.Optional(Type.Boolean()) },
  { ...strict, title: 'OperatorBan' },
);
export const OperatorMuteSchema = Type.Object(
  { person: Id, minutes: Minutes },
  { ...strict, title: 'OperatorMute' },
);
export const OperatorCloseSchema = Type.Object({ reason: Sentence }, { ...strict, title: 'OperatorClose' });
