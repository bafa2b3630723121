import {
  choicesOf,
  freshFrom,
  resign,
  rewind,
  seatsOf,
  submit,
  undoable,
  versionAt,
  versionOf,
} from '@four-crowns/core';
import type { Dealer, Match, Rng, Seat } from '@four-crowns/core';
import { must } from '../failure.ts';
import type { At } from '../failure.ts';
import { difference, throughJson } from '../json.ts';
import { legalOf, textOf } from '../states.ts';
import { anyOf, oneIn, RECORD, stream } from '../streams.ts';
import { checkPlaces } from './ending.ts';
import { checkRecord } from './record.ts';
import { draftIsHidden, look } from './seen.ts';
import { openTable } from './table-play.ts';
import { checkBorder, checkUndo, undoSeveral } from './undoing.ts';
import type { Draft } from './undoing.ts';

interface Play {
  readonly m: Match;
  readonly dealer: Dealer;
  readonly rng: Rng;
  readonly drafts: Draft[];
  /** The version of the barrier after which the drafts were made. */
  border: number;
  /** The state as text, by version, to compare when the record is replayed. */
  readonly texts: Map<number, string>;
}

/**
 * A match played through `submit` alone, as on a server, with undos, an occasional take-back by consent or
 * resignation, and stale as well as fresh versions. Its record must replay and verify.
 */
export function checkRecorded(at: At): void {
  const rng = stream(at.setting.seed, RECORD);
  const { m, dealer, secret } = openTable(at.game, at.setting, rng);
  const play: Play = { m, dealer, rng, drafts: [], border: m.border.version, texts: new Map() };
  const rewindAt = oneIn(6, rng) ? rng.below(at.game.maxSteps) : -1;
  const resignAt = oneIn(6, rng) ? rng.below(at.game.maxSteps) : -1;
  for (let turn = 0; m.result === undefined; turn++) {
    at.step = m.entries.length;
    must(at, turn <= 4 * at.game.maxSteps, 'the recorded match does not end');
    if (turn === rewindAt && m.line.length > 0) takeBack(at, play);
    else if (turn === resignAt) resignOne(at, play);
    else if (oneIn(8, rng) && play.drafts.length > 0) undoSeveral(at, m, play.drafts, rng);
    else choose(at, play);
    if (oneIn(8, rng)) play.texts.set(m.entries.length, textOf(at.game, m.state));
  }
  at.step = m.entries.length;
  checkPlaces(at, m.result.outcome);
  for (let seat = 0; seat < m.seats; seat++) {
    must(at, undoable(m, seat) === 0, 'a choice can be undone after the end');
    const late = submit(m, seat, {}, dealer);
    must(at, !late.ok && late.why === 'over', () => `a move after the end gives ${JSON.stringify(late)}`);
  }
  checkRecord(at, m, secret, play.texts);
}

function choose(at: At, play: Play): void {
  const { m, dealer, rng } = play;
  const seat = anyOf(seatsOf(at.game.rules.actors(m.state)), rng);
  checkVersions(at, play, seat);
  const choices = choicesOf(m, seat);
  must(at, choices.length > 0, () => `legal is empty for seat ${seat}, which is asked`);
  must(at, choices.length === legalOf(at.game, m.state, seat).length, 'choicesOf and legal differ in length');
  const action = throughJson(anyOf(choices, rng));
  const version = anyOf([undefined, versionOf(m, seat), freshFrom(m, seat)], rng);
  const before = oneIn(4, rng) ? look(m, seat) : undefined;
  const draft: Draft = { seat, line: m.line.length, state: at.game.rules.clone(m.state) };
  play.drafts.push(draft);
  const answer = submit(m, seat, action, dealer, version);
  must(at, answer.ok, () => {
    return `submit refuses seat ${seat}'s legal ${JSON.stringify(action)} at version ${version}: ${JSON.stringify(answer)}`;
  });
  if (m.border.version !== play.border) {
    play.border = m.border.version;
    play.drafts.length = 0;
  } else if (before !== undefined) {
    draftIsHidden(at, m, seat, before);
    play.drafts.pop();
    checkUndo(at, m, seat, action, dealer, before, rng);
    if (undoable(m, seat) > before.undoable) play.drafts.push({ ...draft, line: lastOwn(m, seat) });
  }
  checkBorder(at, m);
}

/** The index in the line of the seat's latest choice, which forced answers may follow. */
function lastOwn(m: Match, seat: Seat): number {
  return m.line.findLastIndex((step) => step.by === seat && !step.auto);
}

/**
 * The version a seat was last shown must be recent enough to choose from. A version from before its own last step
 * must not be.
 */
function checkVersions(at: At, play: Play, seat: Seat): void {
  const { m, dealer, rng } = play;
  const fresh = freshFrom(m, seat);
  const shown = versionOf(m, seat);
  must(at, fresh <= shown && shown <= m.entries.length, () => {
    return `seat ${seat} is shown version ${shown} of ${m.entries.length}, but needs ${fresh} to choose: it could never move`;
  });
  must(
    at,
    fresh >= versionAt(m, seat, m.border.version),
    () => `version ${fresh} of before the last barrier is fresh`,
  );
  if (fresh === 0 || !oneIn(4, rng)) return;
  const text = textOf(at.game, m.state);
  const entries = m.entries.length;
  const stale = submit(m, seat, throughJson(anyOf(choicesOf(m, seat), rng)), dealer, fresh - 1);
  must(
    at,
    !stale.ok && stale.why === 'stale',
    () => `version ${fresh - 1} before ${fresh} gives ${JSON.stringify(stale)}`,
  );
  const changed = difference([text, entries], [textOf(at.game, m.state), m.entries.length]);
  must(at, changed === undefined, 'a stale move changes the match');
}

function takeBack(at: At, play: Play): void {
  const { m, dealer, rng } = play;
  const everyone = Array.from({ length: m.seats }, (_, seat) => seat);
  const answer = rewind(m, rng.below(m.line.length), everyone, dealer);
  must(at, answer.ok, () => `a take-back by consent gives ${JSON.stringify(answer)}`);
  play.border = m.border.version;
  play.drafts.length = 0;
  checkBorder(at, m);
}

function resignOne(at: At, play: Play): void {
  const answer = resign(play.m, play.rng.below(play.m.seats));
  must(at, answer.ok, () => `resigning gives ${JSON.stringify(answer)}`);
}
