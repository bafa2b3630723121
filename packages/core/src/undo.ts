import { BadInput } from './bad-input.ts';
import type { Dealer } from './dealer.ts';
import type { Seat } from './game.ts';
import type { Match, Standing } from './match.ts';
import { setBorder, settle } from './step.ts';
import type { Answer } from './submit.ts';

/** How many of its own choices since the last barrier the seat could take back. */
export function undoable(m: Match, seat: Seat): number {
  if (m.result !== undefined) return 0;
  let n = 0;
  for (let i = m.border.line; i < m.line.length; i++) if (m.line[i].by === seat && !m.line[i].auto) n++;
  return n;
}

/** Takes back the seat's latest `choices` choices, and the forced answers that followed them. */
export function undo(m: Match, seat: Seat, choices: number = 1): Answer {
  if (!Number.isInteger(choices) || choices < 1) {
    return { ok: false, why: 'malformed', what: `undo: ${choices} must be a whole number of at least 1` };
  }
  if (m.result !== undefined) return { ok: false, why: 'over' };
  if (undoable(m, seat) < choices) return { ok: false, why: 'nothing-to-undo' };
  let left = choices;
  let steps = 0;
  for (let i = m.line.length - 1; left > 0; i--) {
    if (m.line[i].by !== seat) continue;
    steps++;
    if (!m.line[i].auto) left--;
  }
  dropSteps(m, seat, steps);
  return { ok: true, from: m.entries.length - 1, to: m.entries.length };
}

/** The effect of an undo entry. Others' sealed answers since the barrier stay, since they commute with what is undone. */
export function dropSteps(m: Match, by: Seat, steps: number, where: string = 'undo'): void {
  const own = m.line.slice(m.border.line).filter((step) => step.by === by).length;
  if (own < steps)
    throw new BadInput(where, `seat ${by} has no ${steps} steps to undo after the last barrier`);
  const kept: Standing[] = [];
  let left = steps;
  for (let i = m.line.length - 1; i >= m.border.line; i--) {
    if (left > 0 && m.line[i].by === by) {
      m.takenBack.add(m.line[i].entry);
      left--;
    } else kept.unshift(m.line[i]);
  }
  const { rules } = m.game;
  m.state = rules.clone(m.border.state);
  m.line.length = m.border.line;
  for (const step of kept) {
    rules.apply(m.state, step.by, step.code);
    m.line.push(step);
  }
  m.entries.push({ type: 'undo', by, steps });
}

/** Goes back to the first `to` steps of the line, across any barrier, with everyone's consent. Chance is drawn again. */
export function rewind(m: Match, to: number, consent: readonly Seat[], dealer: Dealer): Answer {
  if (m.result !== undefined) return { ok: false, why: 'over' };
  const from = m.entries.length;
  rewindLine(m, to, consent);
  settle(m, dealer);
  return { ok: true, from, to: m.entries.length };
}

export function rewindLine(m: Match, to: number, consent: readonly Seat[], where: string = 'rewind'): void {
  if (!Number.isInteger(to) || to < 0 || to >= m.line.length) {
    throw new BadInput(where, `the line has ${m.line.length} steps, ${to} cannot be kept`);
  }
  for (let seat = 0; seat < m.seats; seat++) {
    if (!consent.includes(seat) && !m.resigned.includes(seat)) {
      throw new BadInput(where, `seat ${seat} has not consented`);
    }
  }
  const strange = consent.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= m.seats);
  if (strange !== undefined) throw new BadInput(where, `there is no seat ${strange}`);
  for (let i = Math.max(to, m.border.line); i < m.line.length; i++) m.takenBack.add(m.line[i].entry);
  const { rules } = m.game;
  m.state = rules.start(m.options, m.seats);
  m.line.length = to;
  for (const step of m.line) rules.apply(m.state, step.by, step.code);
  m.entries.push({ type: 'rewind', to, consent: [...new Set(consent)].toSorted((a, b) => a - b) });
  setBorder(m);
}
