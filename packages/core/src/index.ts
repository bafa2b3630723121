export type { AnyGame } from './any-game.ts';
export { BadInput, unreachable } from './bad-input.ts';
export { lowestBit, nthBit, popcount } from './bits.ts';
export type { ByRule, Each, TranslationOf } from './catalog.ts';
export { codes } from './codes.ts';
export type { IndexOf } from './codes.ts';
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
  Happened,
  Idle,
  Json,
  Outcome,
  Refusal,
  Retelling,
  Rng,
  Rules,
  ScoreLine,
  Seat,
  SeatMask,
  View,
  Viewer,
} from './game.ts';
export { canonical, hashJson, hashText, stateHash } from './hash.ts';
export { parseTrusted } from './json.ts';
export { isKeyOf, keysOf, mapValues } from './keys.ts';
export { freshFrom, knownEntries, lengthAt, placeOf, versionAt, versionOf } from './known.ts';
export type { Lang } from './lang.ts';
export { layout } from './layout.ts';
export { openMatch, recordOf } from './match.ts';
export type { Match } from './match.ts';
export { defaultOf, firstOf, isOpen, pickCount, refuseClosed } from './option-declarations.ts';
export type {
  More,
  NumbersOption,
  OptionDeclaration,
  OptionDeclarations,
  OptionWords,
} from './option-declarations.ts';
export { gameOptions } from './options.ts';
export type { GameOptions, OptionsOf } from './options.ts';
export { outcomeOf, rank, shareVictory } from './ranking.ts';
export type { Compared } from './ranking.ts';
export { MAX_RECORD_CHARS, parseRecord } from './record.ts';
export { choicesOf, redactEvent, shownState, entriesSince, viewOf } from './redact.ts';
export type { Mover, VisibleEntry } from './redact.ts';
export {
  checkStateVersion,
  isInteger,
  isObject,
  readBoolean,
  readBySeat,
  readIndex,
  readIndexOrNone,
  readInteger,
  readList,
  readNameMask,
  readObject,
  readSeatMask,
  readSeatOrNone,
  readText,
  readViewer,
} from './read.ts';
export type { UnknownObject } from './read.ts';
export { checkpointBefore, replay, replayEntry } from './replay.ts';
export { rankOf, seatsOf } from './result.ts';
export { fastRng, mix32 } from './rng.ts';
export { paragraphsOf, parseRules, parseSummary } from './rules-text.ts';
export type { Chapter, Paragraph, RulesText, SummaryText } from './rules-text.ts';
export { isLegal, settle } from './step.ts';
export { commit, contribute, contributionsOf, NONCE, resign, reveal, submit, whyNot } from './submit.ts';
export type { Answer, Refused, Taken } from './submit.ts';
export { rewind, undo, undoable } from './undo.ts';
export { verify } from './verify.ts';
export type { Verdict } from './verify.ts';
