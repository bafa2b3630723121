/** The door for browsers and programs: types, and what turns messages into snapshots; no schema library. */
export { countChoices, unpackChoices } from './choices.ts';
export type { ChoiceGroup, Choices } from './choices.ts';
export { follow } from './follow.ts';
export type { Followed, Snapshots, ViewerEntries } from './follow.ts';
export { PROTOCOL } from './from-client.ts';
export type { ClientMessage, Hello, Move } from './from-client.ts';
export { CLOSE } from './from-server.ts';
export type {
  Beat,
  Bye,
  CloseCode,
  News,
  Refused,
  RefusedWhy,
  ServerMessage,
  Welcome,
  HintCandidate,
  HintGiven,
} from './from-server.ts';
export type {
  Account,
  AccountExport,
  AskRecoveryMail,
  ChangeMe,
  ChangePassword,
  Config,
  ConfirmAccount,
  ConfirmEmail,
  ErrorBody,
  ErrorCode,
  ExportedRecord,
  GameInfo,
  HistoryLine,
  ImportedRecord,
  JoinTable,
  KickSeat,
  KnownRecord,
  LeaveTable,
  LogPage,
  MadeToken,
  Me,
  NewReport,
  NewTable,
  NewToken,
  OperatorBan,
  OperatorClose,
  OperatorMute,
  OptionInfo,
  PasskeyLine,
  PasskeySupport,
  RecoverAccount,
  RecoveryCodes,
  ReportLine,
  SeatBot,
  SessionLine,
  SetEmail,
  SignIn,
  SignUp,
  TokenLine,
} from './http.ts';
export { applyPatch, PatchMisfit } from './patch.ts';
export type { Patch } from './patch.ts';
export type { Snapshot, SeatView, Update } from './snapshot.ts';
export type {
  BotId,
  ChatLine,
  ClockInfo,
  Pace,
  PersonId,
  RewindAsk,
  SeatHolder,
  SeatInfo,
  TableId,
  TableInfo,
  TableLine,
  TableStatus,
} from './table.ts';
