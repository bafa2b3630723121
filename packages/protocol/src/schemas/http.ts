/** Request bodies of the HTTP interface. */
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
import type { Wire } from './words.ts';

export const MAX_NAME_CHARS = 32;

const Minutes = Type.Integer({ minimum: 1, maximum: 60 * 24 * 365 * 10 });
const Sentence = Type.String({ minLength: 1, maxLength: 200 });

export const ChangeMeSchema = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: MAX_NAME_CHARS }) },
  { ...strict, title: 'ChangeMe' },
);
export type ChangeMe = Wire<typeof ChangeMeSchema>;

export const NewTableSchema = Type.Object(
  {
    game: GameName,
    seats: Type.Integer({ minimum: 1, maximum: 16 }),
    options: Type.Optional(AnyJson),
    access: Type.Optional(Access),
    pace: Type.Optional(PaceSchema),
    /** `full`: begins as soon as the last seat is taken, which can be at once. `host`: when the host says so. */
    start: Type.Optional(StartSchema),
    chat: Type.Optional(OnOff),
    /** If not given: on if one person plays alone against bots, otherwise off. */
    hints: Type.Optional(OnOff),
    /** The seats of the person who makes the table; [0] if not given, [] to only watch, several for hot-seat. */
    mine: Type.Optional(Type.Array(SeatNo, { maxItems: 16, uniqueItems: true })),
    bots: Type.Optional(Type.Array(Type.Object({ seat: SeatNo, bot: BotName }, strict), { maxItems: 16 })),
    standInBot: Type.Optional(BotName),
  },
  { ...strict, title: 'NewTable' },
);
export type NewTable = Wire<typeof NewTableSchema>;
export const JoinTableSchema = Type.Object(
  { seat: Type.Optional(SeatNo), invite: Type.Optional(Invite) },
  { ...strict, title: 'JoinTable' },
);
export type JoinTable = Wire<typeof JoinTableSchema>;
export const LeaveTableSchema = Type.Object(
  { seat: Type.Optional(SeatNo) },
  { ...strict, title: 'LeaveTable' },
);
/** Without a seat: all seats of the sender. */
export type LeaveTable = Wire<typeof LeaveTableSchema>;
export const KickSeatSchema = Type.Object({ seat: SeatNo }, { ...strict, title: 'KickSeat' });
export type KickSeat = Wire<typeof KickSeatSchema>;
export const SeatBotSchema = Type.Object({ seat: SeatNo, bot: BotName }, { ...strict, title: 'SeatBot' });
export type SeatBot = Wire<typeof SeatBotSchema>;

export const OperatorBanSchema = Type.Object(
  { person: Id, minutes: Type.Optional(Minutes), reason: Sentence, address: Type.Optional(Type.Boolean()) },
  { ...strict, title: 'OperatorBan' },
);
/**
 * `address`: also refuses new guests and accounts from the addresses at which the person was last seen, for at most a
 * week. If not given, this happens only for guests, who could otherwise come back as another guest at once.
 */
export type OperatorBan = Wire<typeof OperatorBanSchema>;
export const OperatorMuteSchema = Type.Object(
  { person: Id, minutes: Minutes },
  { ...strict, title: 'OperatorMute' },
);
export type OperatorMute = Wire<typeof OperatorMuteSchema>;
export const OperatorCloseSchema = Type.Object({ reason: Sentence }, { ...strict, title: 'OperatorClose' });
export type OperatorClose = Wire<typeof OperatorCloseSchema>;
