import { choicesOf, DEALER, submit, undo, undoable } from '@four-crowns/core';
import type { Action, Dealer, Match, Rng, Seat } from '@four-crowns/core';
import { must } from '../failure.ts';
import type { At } from '../failure.ts';
import { textDifference, textOf } from '../states.ts';
import { oneIn } from '../streams.ts';
import { look, sameAgain } from './seen.ts';
import type { Seen } from './seen.ts';

/** The state before one choice made since the last barrier. */
export interface Draft {
  readonly seat: Seat;
  readonly line: number;
  readonly state: unknown;
}

/** Since the last barrier nothing was dealt or revealed, and each seat can undo exactly its own choices since then. */
export function checkBorder(at: At, m: Match): void {
  for (const { by, entry } of m.line.slice(m.border.line)) {
    const step = m.entries[entry];
    must(at, by !== DEALER, 'a step of the dealer could be undone');
    must(
      at,
      step?.type === 'step' && !step.events.some((e) => e.reveals === true),
      'a revealing step could be undone',
    );
  }
  for (let seat = 0; seat < m.seats; seat++) {
    const own = m.line.slice(m.border.line).filter((step) => step.by === seat && !step.auto).length;
    must(
      at,
      undoable(m, seat) === (m.result === undefined ? own : 0),
      () => `undoable(${seat}) is ${undoable(m, seat)}`,
    );
    const entries = m.entries.length;
    const refused = undo(m, seat, undoable(m, seat) + 1);
    must(
      at,
      !refused.ok && m.entries.length === entries,
      () => `seat ${seat} undoes more than its own draft`,
    );
  }
}

/**
 * Undoes `seat`'s last choice at once, which must restore everything. In half of the cases it then repeats the
 * choice, which must lead to the same state as before the undo.
 */
export function checkUndo(
  at: At,
  m: Match,
  seat: Seat,
  action: Action,
  dealer: Dealer,
  before: Seen,
  rng: Rng,
): void {
  must(at, undoable(m, seat) === before.undoable + 1, () => {
    return `seat ${seat} chose without a barrier, but undoable went from ${before.undoable} to ${undoable(m, seat)}`;
  });
  const after = textOf(at.game, m.state);
  const from = m.entries.length;
  const undone = undo(m, seat);
  must(
    at,
    undone.ok && undone.from === from && undone.to === from + 1,
    () => `undo gives ${JSON.stringify(undone)}`,
  );
  sameAgain(at, before, look(m, seat), `seat ${seat}'s undo of ${JSON.stringify(action)}`);
  if (oneIn(2, rng)) return;
  const again = submit(m, seat, action, dealer);
  must(
    at,
    again.ok,
    () => `seat ${seat} cannot choose ${JSON.stringify(action)} again: ${JSON.stringify(again)}`,
  );
  const change = textDifference(after, textOf(at.game, m.state));
  must(at, change === undefined, () => `undo followed by the same choice gives another state: ${change}`);
}

/** Undoes several choices of one seat. If no other seat has answered since, the state must be what it was. */
export function undoSeveral(at: At, m: Match, drafts: Draft[], rng: Rng): void {
  const seat = drafts.at(-1)?.seat;
  if (seat === undefined) return;
  const own = drafts.filter((draft) => draft.seat === seat);
  const n = 1 + rng.below(own.length);
  const target = own[own.length - n];
  if (target === undefined) return;
  const alone = m.line.slice(target.line).every((step) => step.by === seat);
  const undone = undo(m, seat, n);
  must(at, undone.ok, () => `seat ${seat} cannot undo ${n} choices: ${JSON.stringify(undone)}`);
  if (alone) {
    const change = textDifference(textOf(at.game, target.state), textOf(at.game, m.state));
    must(
      at,
      change === undefined,
      () => `seat ${seat}'s undo of ${n} choices does not restore the state: ${change}`,
    );
  }
  const rest = drafts.filter((draft) => draft.seat !== seat || own.indexOf(draft) < own.length - n);
  drafts.splice(0, drafts.length, ...rest);
  must(at, choicesOf(m, seat).length > 0, () => `seat ${seat} is not asked after its undo`);
}
