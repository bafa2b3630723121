export type { AnyGame } from './any-game.ts';
export { BadInput, unreachable } from './bad-input.ts';
export { codes } from './codes.ts';
export { commitmentOf, dealtCode, rngDealer, SCHEME, seededDealer } from './dealer.ts';
export type { Dealer, DealerContext } from './dealer.ts';
export type { Checkpoint, Entry, MatchRecord, Result, Step } from './entries.ts';
export { DEALER } from './game.ts';
export type {
  Action,
  Code,
  Codes,
  Data,
  Game,
  GameEvent,
  Json,
  Outcome,
  Refusal,
  Rng,
  Rules,
  ScoreLine,
  Seat,
  SeatMask,
  View,
  Viewer,
} from './game.ts';
export { canonical, hashJson, hashText, stateHash } from './hash.ts';
export { openMatch, recordOf } from './match.ts';
export type { Match } from './match.ts';
export { MAX_RECORD_CHARS, parseRecord } from './record.ts';
export { choicesOf, redactEvent, shownState, tellSince, versionOf, viewOf } from './redact.ts';
export type { Told } from './redact.ts';
export { checkpointBefore, replay, replayEntry } from './replay.ts';
export { seatsOf } from './result.ts';
export { fastRng } from './rng.ts';
export { paragraphsOf, parseRules } from './rules-text.ts';
export type { Chapter, Paragraph, RulesText } from './rules-text.ts';
export { isLegal, settle } from './step.ts';
export { commit, contribute, contributionsOf, freshFrom, resign, reveal, submit, whyNot } from './submit.ts';
export type { Answer, Refused, Taken } from './submit.ts';
export { rewind, undo, undoable } from './undo.ts';
export { verify } from './verify.ts';
export type { Verdict } from './verify.ts';
