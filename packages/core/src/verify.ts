import type { AnyGame } from './any-game.ts';
import { BadInput } from './bad-input.ts';
import { codes } from './codes.ts';
import { commitmentOf, dealtCode, SCHEME, seededDealer } from './dealer.ts';
import type { Dealer } from './dealer.ts';
import type { Checkpoint, Entry, MatchRecord } from './entries.ts';
import { DEALER } from './game.ts';
import { canonical } from './hash.ts';
import { openMatch } from './match.ts';
import type { Match } from './match.ts';
import { replayEntry } from './replay.ts';
import { resultInFormat1 } from './result.ts';
import { forcedSeat } from './step.ts';
import { NONCE } from './submit.ts';

export type Verdict =
  | { readonly ok: true; readonly steps: number; readonly dealt: number; readonly checkpoints: number }
  | { readonly ok: false; readonly where: string; readonly what: string };

/**
 * Recomputes a finished match offline: commitment, contributions, every draw, the legality and the
 * events of every step, checkpoints, result and score. Says where the record first differs.
 */
export function verify(game: AnyGame, record: MatchRecord): Verdict {
  try {
    return verifyOrThrow(game, record);
  } catch (e) {
    if (e instanceof BadInput) return { ok: false, where: e.where, what: e.what };
    throw e;
  }
}

function verifyOrThrow(game: AnyGame, record: MatchRecord): Verdict {
  if (record.game !== game.id) differs('game', `"${record.game}" is not ${game.id}`);
  if (record.rulesVersion !== game.rulesVersion) {
    differs('rulesVersion', `the record is of version ${record.rulesVersion}, not ${game.rulesVersion}`);
  }
  const options = game.parseOptions(record.options, record.seats);
  if (canonical(options) !== canonical(record.options)) differs('options', 'not in their complete form');
  const m = openMatch(game, record.match, options, record.seats);
  const dealer = openChance(record);
  const buffer = codes();
  const made: Checkpoint[] = [];
  record.entries.forEach((entry, i) => {
    if (entry.type === 'step') checkStep(m, entry, i, dealer, buffer);
    if (entry.type === 'reveal' && i !== record.entries.length - 1) differs(`entries[${i}]`, 'not the last');
    replayEntry(m, entry, i);
    if (canonical(m.entries[i]) !== canonical(entry)) {
      differs(`entries[${i}]`, `replaying gives ${JSON.stringify(m.entries[i])}`);
    }
    const next = record.entries[i + 1];
    if (isAtRest(m, next)) {
      made.push({ after: i + 1, stateVersion: game.stateVersion, state: game.save(m.state) });
    }
  });
  compareCheckpoints(made, record.checkpoints);
  if (m.result === undefined) differs('entries', 'the match has not ended');
  const result = record.format === 1 ? resultInFormat1(m, m.result) : m.result;
  if (record.result === undefined || canonical(record.result) !== canonical(result)) {
    differs('result', `the steps lead to ${JSON.stringify(result)}`);
  }
  return { ok: true, steps: m.line.length, dealt: m.dealt, checkpoints: made.length };
}

/** The commitment must come first, then at most one contribution per seat; the seed must be the committed one. */
function openChance(record: MatchRecord): Dealer {
  const [first] = record.entries;
  if (first?.type !== 'commit') differs('entries[0]', 'the commitment is missing');
  if (first.scheme !== SCHEME) differs('entries[0]', `the scheme "${first.scheme}" is unknown`);
  const last = record.entries.at(-1);
  if (last?.type !== 'reveal') differs('entries', 'the seed is not revealed');
  if (commitmentOf(record.match, last.seed) !== first.commitment) {
    differs('entries[0]', 'the revealed seed does not give this commitment');
  }
  const contributions: (string | null)[] = Array.from({ length: record.seats }, () => null);
  let begun = false;
  record.entries.forEach((entry, i) => {
    if (i > 0 && entry.type === 'commit') differs(`entries[${i}]`, 'a second commitment');
    if (entry.type === 'contribute') {
      if (begun) differs(`entries[${i}]`, 'a contribution after the first step');
      if (!(entry.by < record.seats) || contributions[entry.by] !== null || !NONCE.test(entry.nonce)) {
        differs(`entries[${i}]`, 'must be the only contribution of a seat, and well-formed');
      }
      contributions[entry.by] = entry.nonce;
    } else if (entry.type === 'step') begun = true;
  });
  const { match, game, options, seats } = record;
  return seededDealer(last.seed, { match, game, options, seats, contributions });
}

/** Chance must follow from the seed, and what core played by itself must be marked as such. */
function checkStep(
  m: Match,
  entry: Extract<Entry, { type: 'step' }>,
  i: number,
  dealer: Dealer,
  buffer: ReturnType<typeof codes>,
): void {
  const where = `entries[${i}]`;
  const mask = m.game.rules.actors(m.state);
  if (mask === 1 << DEALER) {
    const code = dealtCode(m.game, m.state, dealer, m.dealt, buffer);
    const action = m.game.decode(m.state, DEALER, code);
    if (entry.by !== DEALER || canonical(action) !== canonical(entry.action)) {
      differs(where, `the seed deals ${JSON.stringify(action)}`);
    }
    return;
  }
  const auto = forcedSeat(m, mask);
  if ((entry.auto === true) !== (auto !== undefined))
    differs(where, 'must be marked "auto" only if it was forced');
  if (auto !== undefined && auto.seat !== entry.by) differs(where, `seat ${auto.seat} must answer first`);
}

/** Where core makes a checkpoint: right after a barrier, if a seat must choose or the match is over. */
function isAtRest(m: Match, next: Entry | undefined): boolean {
  if (m.border.version !== m.entries.length) return false;
  if (m.result !== undefined) return next === undefined || next.type === 'reveal';
  const mask = m.game.rules.actors(m.state);
  return mask !== 1 << DEALER && forcedSeat(m, mask) === undefined;
}

function compareCheckpoints(made: readonly Checkpoint[], recorded: readonly Checkpoint[]): void {
  made.forEach((checkpoint, i) => {
    const other = recorded[i];
    if (other === undefined || canonical(checkpoint) !== canonical(other)) {
      differs(`checkpoints[${i}]`, `the state after entry ${checkpoint.after} is different`);
    }
  });
  if (recorded.length > made.length) differs(`checkpoints[${made.length}]`, 'no turn ended here');
}

function differs(where: string, what: string): never {
  throw new BadInput(where, what);
}
