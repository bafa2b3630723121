import { codes, DEALER, unreachable } from '@four-crowns/core';
import type { Code, Codes, Rng, Seat } from '@four-crowns/core';
import { listHelp } from './advisors.ts';
import { ENEMIES_PER_YEAR, FACES, GOODS } from './data.ts';
import { listLosses, listSpoils } from './phases/battle.ts';
import { listBuildings } from './phases/build.ts';
import { listInfluence } from './phases/influence.ts';
import { listSoldiers } from './phases/recruit.ts';
import { listRerolls } from './phases/reroll.ts';
import { listTownHall } from './phases/season-end.ts';
import { isPlaced } from './setup.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

export function legal(s: State, seat: Seat, out: Codes): void {
  const stage = at.stageOf(s);
  switch (stage) {
    case at.ROLL:
    case at.NEUTRAL_ROLL:
    case at.REROLLING:
    case at.KING_DIE:
      return listFaces(out);
    case at.INFLUENCE:
      return listInfluence(s, seat, out);
    case at.HELP:
      return listHelp(s, seat, s.a[at.HELPER], out);
    case at.BUILD:
      return listBuildings(s, seat, out);
    case at.AID:
      for (let good = 0; good < GOODS.length; good++) out.push(good);
      return;
    case at.REROLL:
      return listRerolls(s, seat, out);
    case at.TOWN_HALL_STAGE:
      return listTownHall(s, seat, out);
    case at.RECRUIT:
      return listSoldiers(s, seat, out);
    case at.LOSE:
      return listLosses(s, seat, out);
    case at.SPOILS:
      return listSpoils(s, out);
    case at.PEEK:
    case at.ENEMY_CARD:
      for (let i = 0; i < ENEMIES_PER_YEAR; i++) out.push(firstEnemy(s) + i);
      return;
    case at.DRAW_ORDER:
      for (let first = 0; first < s.seats; first++) if (!isPlaced(s, first)) out.push(first);
      return;
    case at.OVER:
      return;
    default:
      unreachable(stage);
  }
}

/** Written at once: dice are most of what chance is asked. */
function listFaces(out: Codes): void {
  const list = out.at;
  const { n } = out;
  for (let i = 0; i < FACES; i++) list[n + i] = i + 1;
  out.n = n + FACES;
}

/** KBG-1.5: the five cards of the year. */
function firstEnemy(s: State): number {
  return (s.a[at.YEAR] - 1) * ENEMIES_PER_YEAR;
}

/** Places, faces and cards are equally likely. */
export function weight(): number {
  return 1;
}

const buffer = codes();

/** Uniform over `legal`. A die needs no list; a seat's list is as quickly made as counted. */
export function pick(s: State, seat: Seat, rng: Rng): Code {
  const stage = s.a[at.STAGE];
  if (seat === DEALER && stage !== at.DRAW_ORDER) {
    return stage === at.PEEK || stage === at.ENEMY_CARD
      ? firstEnemy(s) + rng.below(ENEMIES_PER_YEAR)
      : 1 + rng.below(FACES);
  }
  buffer.n = 0;
  legal(s, seat, buffer);
  return buffer.at[buffer.n === 1 ? 0 : rng.below(buffer.n)];
}
