/** TKD-10.2: the Saxons' turn, which stops where the human has to choose between equal results. */
import type { Code } from '@four-crowns/core';
import { saxonEffects, saxonNegotiation, saxonSummons } from './automaton.ts';
import { NO_EFFECT } from './codes.ts';
import { NEGOTIATE, SAXONS } from './data.ts';
import type { Event } from './events.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { struggle } from './struggle.ts';
import { canSummon, clearCard, playCard, resolve, summon } from './turn.ts';

type Log = Event[] | undefined;

/** The human is out of this struggle; the Saxons turn up their next card. */
export function saxonTurn(s: State, log: Log): void {
  const top = s.a[at.TOP];
  s.a[at.TOP] = -1;
  if (top < 0) s.a[at.STAGE] = at.SAXON_CARD;
  else saxonCard(s, top, log);
}

export function saxonCard(s: State, kind: number, log: Log): void {
  playCard(s, SAXONS, kind, -1, log);
  // A whole resolution is one result, Assemble included: nothing is placed step by step.
  s.a[at.PLACING] = -1;
  if (kind === NEGOTIATE) {
    const code = saxonNegotiation(s);
    return saxonEffect(s, code < 0 ? NO_EFFECT : code, log);
  }
  const equal = saxonEffects(s);
  if (equal.length > 1) s.a[at.STAGE] = at.SAXON_EFFECT;
  else saxonEffect(s, equal[0] ?? NO_EFFECT, log);
}

export function saxonEffect(s: State, code: Code, log: Log): void {
  resolve(s, SAXONS, code, log);
  clearCard(s);
  if (!canSummon(s, SAXONS, log)) return saxonStruggle(s, log);
  const equal = saxonSummons(s);
  if (equal.length > 1) s.a[at.STAGE] = at.SAXON_SUMMON;
  else saxonSummon(s, equal[0], log);
}

export function saxonSummon(s: State, code: Code, log: Log): void {
  summon(s, SAXONS, code, log);
  saxonStruggle(s, log);
}

function saxonStruggle(s: State, log: Log): void {
  s.a[at.STAGE] = s.options.saxonDeckOpen ? at.SAXON_TOP : at.TURN;
  struggle(s, log);
}
