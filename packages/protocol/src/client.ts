/** The entry point for browsers and other clients: types, and what turns messages into snapshots. No schema library. */
export { countChoices, unpackChoices } from './choices.ts';
export { CLOSE, PROTOCOL } from './constants.ts';
export type { CloseCode } from './constants.ts';
export { follow } from './follow.ts';
export type { Followed, Snapshots, ViewerEntries } from './follow.ts';
export type { BotId, PersonId, TableId } from './ids.ts';
export { applyPatch, PatchMisfit } from './patch.ts';
export type { Patch } from './patch.ts';
// Types of the wire are those of its schemas; types alone are imported, so the library stays behind.
export type {
  Account,
  AccountExport,
  MadeToken,
  PasskeyLine,
  PasskeySupport,
  RecoveryCodes,
  ReportLine,
  SessionLine,
  TokenLine,
} from './schemas/account-answers.ts';
export type {
  AskRecoveryMail,
  ChangePassword,
  ConfirmAccount,
  ConfirmEmail,
  NewReport,
  NewToken,
  RecoverAccount,
  SetEmail,
  SignIn,
  SignUp,
} from './schemas/account.ts';
export type {
  ClockInfo,
  Config,
  ErrorBody,
  GameInfo,
  HistoryLine,
  ImportedRecord,
  LogPage,
  Me,
  OptionInfo,
  RewindAsk,
  SeatHolder,
  SeatInfo,
  TableInfo,
  TableLine,
  TableStatus,
} from './schemas/answers.ts';
export type { ErrorCode, RefusedWhy } from './schemas/errors.ts';
export type { ClientMessage, Hello, Move } from './schemas/from-client.ts';
export type {
  Beat,
  Bye,
  ChatLine,
  ChoiceGroup,
  Choices,
  HintCandidate,
  HintGiven,
  News,
  Refused,
  SeatView,
  ServerMessage,
  Snapshot,
  Update,
  Welcome,
} from './schemas/from-server.ts';
export type {
  ChangeMe,
  JoinTable,
  KickSeat,
  LeaveTable,
  NewTable,
  OperatorBan,
  OperatorClose,
  OperatorMute,
  SeatBot,
} from './schemas/http.ts';
export type { ExportedRecord, KnownRecord } from './schemas/log.ts';
export type { Pace } from './schemas/words.ts';
