import type { AnyGame } from './any-game.ts';
import { codes } from './codes.ts';
import { dealtCode } from './dealer.ts';
import type { Dealer } from './dealer.ts';
import type { Step } from './entries.ts';
import { DEALER } from './game.ts';
import type { Code, GameEvent, Seat, SeatMask } from './game.ts';
import type { Match } from './match.ts';
import { resultOf } from './result.ts';

const buffer = codes();

export function isLegal(game: AnyGame, s: unknown, seat: Seat, code: Code): boolean {
  buffer.n = 0;
  game.rules.legal(s, seat, buffer);
  for (let i = 0; i < buffer.n; i++) if (buffer.at[i] === code) return true;
  return false;
}

/** The only place where a match's state changes by a step. `code` must be legal. */
export function takeStep(m: Match, by: Seat, code: Code, auto: boolean): Step {
  const { game } = m;
  const action = game.decode(m.state, by, code);
  const before = game.rules.actors(m.state);
  const group = game.rules.actors(m.border.state);
  const events: GameEvent[] = [];
  game.rules.apply(m.state, by, code, events);
  const after = game.rules.actors(m.state);
  const step: Step = auto ? { type: 'step', by, action, auto, events } : { type: 'step', by, action, events };
  m.line.push({ entry: m.entries.length, by, code, auto });
  m.entries.push(step);
  if (by === DEALER) m.dealt++;
  if (isBarrier(by, group, before, after, events)) setBorder(m);
  if (after === 0) m.result = resultOf(m);
  return step;
}

/**
 * `group` had to act together at the last barrier; `before` are the seats that still had to act before
 * this step. Undo stops where something came to light or the turn passed on: the dealer acted, an event
 * reveals, the game ended, a seat must act now that did not have to before, or a seat of a group must
 * act again after its answer (each seat of a group answers once, so the group has been resolved).
 */
function isBarrier(
  by: Seat,
  group: SeatMask,
  before: SeatMask,
  after: SeatMask,
  events: readonly GameEvent[],
): boolean {
  if (by === DEALER || after === 0 || (after & ~before) !== 0) return true;
  const asked = 1 << by;
  if (group !== asked && (after & asked) !== 0) return true;
  return events.some((e) => e.reveals === true);
}

export function setBorder(m: Match): void {
  const { border } = m;
  border.line = m.line.length;
  border.version = m.entries.length;
  m.game.rules.copy(m.state, border.state);
  m.barriers.push(border.version);
}

/** Plays for chance and for seats with only one choice, until a seat must choose or the game is over. */
export function settle(m: Match, dealer: Dealer): void {
  const { game } = m;
  while (m.result === undefined) {
    const mask = game.rules.actors(m.state);
    if (mask === 1 << DEALER) {
      takeStep(m, DEALER, dealtCode(game, m.state, dealer, m.dealt, buffer), false);
      continue;
    }
    const auto = forcedSeat(m, mask);
    if (auto === undefined) break;
    takeStep(m, auto.seat, auto.code, true);
  }
  checkpoint(m);
}

export function forcedSeat(m: Match, mask: SeatMask): { seat: Seat; code: Code } | undefined {
  for (let seat = 0; seat < m.seats; seat++) {
    if ((mask & (1 << seat)) === 0) continue;
    const code = m.game.forced(m.state, seat);
    if (code !== undefined) return { seat, code };
  }
  return undefined;
}

/** Adds a checkpoint if the match has come to rest right after a barrier, which happens once per turn. */
function checkpoint(m: Match): void {
  const after = m.entries.length;
  if (m.border.version !== after || m.checkpoints.at(-1)?.after === after) return;
  m.checkpoints.push({ after, stateVersion: m.game.stateVersion, state: m.game.save(m.state) });
}
