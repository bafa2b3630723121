import { BadInput } from './bad-input.ts';
import { commitmentOf, SCHEME } from './dealer.ts';
import type { Dealer } from './dealer.ts';
import { DEALER } from './game.ts';
import type { Action, Refusal, Seat } from './game.ts';
import { freshFrom, versionOf } from './known.ts';
import type { Match } from './match.ts';
import { shownState } from './redact.ts';
import { resultOf, sidesOut } from './result.ts';
import { fastRng } from './rng.ts';
import { isLegal, settle, takeStep } from './step.ts';

/** The request was refused, and the match is unchanged. */
export type Refused =
  | { readonly ok: false; readonly why: 'malformed'; readonly what: string }
  | { readonly ok: false; readonly why: 'stale'; readonly version: number }
  | { readonly ok: false; readonly why: 'illegal'; readonly refusal: Refusal }
  | { readonly ok: false; readonly why: 'nothing-to-undo' }
  | { readonly ok: false; readonly why: 'over' };

/** The entries from `from` to `to` - 1 are new. */
export type Taken = { readonly ok: true; readonly from: number; readonly to: number };
export type Answer = Taken | Refused;

/**
 * The only way in for untrusted input. `version` is what the sender had seen when choosing. A move is
 * stale only if what its own seat could see or choose has changed since then, so that simultaneous
 * choices never reject each other.
 */
export function submit(m: Match, seat: Seat, raw: unknown, dealer: Dealer, version?: number): Answer {
  const malformed = checkSeat(m, seat) ?? checkVersion(m, seat, version);
  if (malformed !== undefined) return malformed;
  if (m.result !== undefined) return { ok: false, why: 'over' };
  const action = m.game.parseAction(raw);
  if (action === undefined) return { ok: false, why: 'malformed', what: 'action: unknown or ill-formed' };
  if (version !== undefined && version < freshFrom(m, seat)) {
    return { ok: false, why: 'stale', version: versionOf(m, seat) };
  }
  const code = legalCode(m, seat, action);
  if (code === undefined) return { ok: false, why: 'illegal', refusal: whyNot(m, seat, action) };
  const from = m.entries.length;
  takeStep(m, seat, code, false);
  settle(m, dealer);
  return { ok: true, from, to: m.entries.length };
}

function legalCode(m: Match, seat: Seat, action: Action): number | undefined {
  if ((m.game.rules.actors(m.state) & (1 << seat)) === 0) return undefined;
  const code = m.game.encode(m.state, seat, action);
  return code !== undefined && isLegal(m.game, m.state, seat, code) ? code : undefined;
}

/** Judged in a state imagined from the seat's own view, so that a refusal cannot betray a secret. */
export function whyNot(m: Match, seat: Seat, action: Action): Refusal {
  const imagined = m.game.imagine(m.game.view(shownState(m, seat), seat), fastRng(1));
  return m.game.whyNot(imagined, seat, action);
}

function checkSeat(m: Match, seat: Seat): Refused | undefined {
  if (Number.isInteger(seat) && seat >= 0 && seat < m.seats && seat !== DEALER) return undefined;
  return { ok: false, why: 'malformed', what: `seat: there is no seat ${seat} at this table` };
}

/** Checks against the version that the seat itself may know: a larger one would let it probe what others have drafted. */
function checkVersion(m: Match, seat: Seat, version: number | undefined): Refused | undefined {
  if (version === undefined) return undefined;
  if (Number.isInteger(version) && version >= 0 && version <= versionOf(m, seat)) return undefined;
  return { ok: false, why: 'malformed', what: `version: ${version} is not one of this match` };
}

/** Starts verifiable chance; must come before any contribution and any step. */
export function commit(m: Match, seed: string): void {
  if (m.entries.length > 0) throw new Error('the commitment comes first');
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('a seed is 64 lower-case hexadecimal digits');
  m.entries.push({ type: 'commit', scheme: SCHEME, commitment: commitmentOf(m.id, seed) });
}

/** The format of a seat's contribution to chance. */
export const NONCE = /^[0-9a-f]{16,128}$/;

/** Adds a seat's contribution to chance, once per seat, after the commitment and before the first step. */
export function contribute(m: Match, by: Seat, nonce: string): void {
  if (!NONCE.test(nonce)) throw new BadInput('nonce', 'must be 16 to 128 lower-case hexadecimal digits');
  if (m.entries[0]?.type !== 'commit') throw new BadInput('nonce', 'comes after the commitment');
  if (m.entries.some((e) => e.type === 'step')) throw new BadInput('nonce', 'comes before the first step');
  if (!Number.isInteger(by) || by < 0 || by >= m.seats) throw new BadInput('nonce', `there is no seat ${by}`);
  if (m.entries.some((e) => e.type === 'contribute' && e.by === by)) {
    throw new BadInput('nonce', `seat ${by} has contributed already`);
  }
  m.entries.push({ type: 'contribute', by, nonce });
}

export function contributionsOf(m: Match): (string | null)[] {
  const nonces: (string | null)[] = Array.from({ length: m.seats }, () => null);
  for (const e of m.entries) if (e.type === 'contribute') nonces[e.by] = e.nonce;
  return nonces;
}

/** If one side is left, the match is over; otherwise it goes on and the seat is placed last. */
export function resign(m: Match, seat: Seat): Answer {
  const malformed = checkSeat(m, seat);
  if (malformed !== undefined) return malformed;
  if (m.result !== undefined || m.resigned.includes(seat)) return { ok: false, why: 'over' };
  const from = m.entries.length;
  m.entries.push({ type: 'resign', by: seat });
  m.resigned.push(seat);
  if (m.sides.length - sidesOut(m).length <= 1) m.result = resultOf(m);
  return { ok: true, from, to: m.entries.length };
}

/** Publishes the seed after the end, which proves every draw. */
export function reveal(m: Match, seed: string): void {
  if (m.result === undefined) throw new Error('the seed stays secret until the match has ended');
  if (m.entries.at(-1)?.type === 'reveal') throw new Error('the seed is revealed already');
  const first = m.entries[0];
  if (first?.type !== 'commit' || first.commitment !== commitmentOf(m.id, seed)) {
    throw new Error('this seed is not the committed one');
  }
  m.entries.push({ type: 'reveal', seed });
}
