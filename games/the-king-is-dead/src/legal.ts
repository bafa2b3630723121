import { lowestBit, unreachable } from '@four-crowns/core';
import type { Code, Codes, Seat } from '@four-crowns/core';
import { saxonEffects, saxonSummons } from './automaton.ts';
import { LISTERS } from './cards/index.ts';
import { listSpy } from './cards/spy.ts';
import { NO_EFFECT, PASS, playCode } from './codes.ts';
import {
  ASSEMBLE,
  CROWNS,
  FIRST_CUNNING,
  KINDS,
  PLOT,
  REGION_COUNT,
  SAXONS,
  SECOND_ASSEMBLE,
  SPY,
} from './data.ts';
import { isLaid } from './setup.ts';
import {
  CHOOSE_FIRST,
  COURTS,
  DEAL_CUNNING,
  EFFECT,
  EFFECT_STAGE,
  FILL_REGIONS,
  HAND,
  LAY_SLOTS,
  OVER,
  POOL,
  SAXON_CARD,
  SAXON_EFFECT,
  SAXON_SUMMON,
  SAXON_TOP,
  STAGE,
  stageOf,
  SUMMON,
  SUPPLY,
  TURN,
} from './state.ts';
import type { DealerStage, State } from './state.ts';
import { listSummons } from './summon.ts';

export function legal(s: State, seat: Seat, out: Codes): void {
  const stage = stageOf(s);
  switch (stage) {
    case TURN:
      return listTurn(s, seat, out);
    case EFFECT_STAGE:
      if (LISTERS[s.a[EFFECT]](s, seat, out) === 0) out.push(NO_EFFECT);
      return;
    case SUMMON:
      listSummons(s, out);
      return;
    case SAXON_EFFECT:
      for (const code of saxonEffects(s)) out.push(code);
      return;
    case SAXON_SUMMON:
      for (const code of saxonSummons(s)) out.push(code);
      return;
    case OVER:
      return;
    default:
      listOutcomes(s, stage, out);
  }
}

function listOutcomes(s: State, stage: DealerStage, out: Codes): void {
  const { a } = s;
  switch (stage) {
    case COURTS:
    case FILL_REGIONS:
      for (let f = 0; f < CROWNS; f++) if (a[SUPPLY + f] > 0) out.push(f);
      return;
    case LAY_SLOTS:
      for (let region = 0; region < REGION_COUNT; region++) if (!isLaid(s, region)) out.push(region);
      return;
    case DEAL_CUNNING:
      for (let kind = FIRST_CUNNING; kind < KINDS; kind++) if ((a[POOL] >> kind) & 1) out.push(kind);
      return;
    case CHOOSE_FIRST:
      for (let seat = 0; seat < s.seats; seat++) out.push(seat);
      return;
    case SAXON_TOP:
    case SAXON_CARD:
      for (let kind = 0; kind < FIRST_CUNNING; kind++) if ((a[HAND + SAXONS] >> kind) & 1) out.push(kind);
      return;
    default:
      unreachable(stage);
  }
}

/** TKD-2.2: pass, or play any card but Plot. */
function listTurn(s: State, seat: Seat, out: Codes): void {
  out.push(PASS);
  let hand = s.a[HAND + seat] & ~(1 << PLOT) & ~SECOND_ASSEMBLE;
  for (; hand !== 0; hand &= hand - 1) {
    const kind = lowestBit(hand);
    if (kind === SPY) listSpy(s, seat, out);
    else out.push(playCode(kind, -1));
  }
}

/** Followers as many as are in the bag, Assemble twice while both copies are in the Saxon deck. */
export function weight(s: State, outcome: Code): number {
  const stage = s.a[STAGE];
  if (stage === COURTS || stage === FILL_REGIONS) return s.a[SUPPLY + outcome];
  const saxon = stage === SAXON_CARD || stage === SAXON_TOP;
  return saxon && outcome === ASSEMBLE && (s.a[HAND + SAXONS] & SECOND_ASSEMBLE) !== 0 ? 2 : 1;
}
