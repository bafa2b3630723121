import { unreachable } from '@four-crowns/core';
import type { Viewer } from '@four-crowns/core';
import { soldierPrice } from './buildings.ts';
import { ADVISORS, ENEMIES, GIFTS } from './data.ts';
import { enemyOf } from './enemies.ts';
import { stillToChoose } from './phases/aid.ts';
import { mayAddToken, mayShift } from './phases/influence.ts';
import { anyToLose } from './phases/losses.ts';
import { mayUseChapel, mayUseStatue } from './phases/reroll.ts';
import type { Prompt } from './prompt.ts';
import * as at from './state.ts';
import type { SeatStage, State } from './state.ts';

export function promptFor(s: State, viewer: Viewer): Prompt {
  const seat = s.a[at.CURRENT];
  const stage = at.stageOf(s);
  switch (stage) {
    case at.DRAW_ORDER:
      return { type: 'set_up' };
    case at.AID: {
      const isAsked = typeof viewer === 'number' && ((stillToChoose(s) >> viewer) & 1) === 1;
      return { type: isAsked ? 'aid' : 'wait_all' };
    }
    case at.NEUTRAL_ROLL:
    case at.ROLL:
    case at.REROLLING:
    case at.PEEK:
    case at.ENEMY_CARD:
    case at.KING_DIE:
      return seat < 0 || viewer === seat ? { type: 'wait_all' } : { type: 'wait', seat };
    case at.REROLL:
    case at.INFLUENCE:
    case at.HELP:
    case at.BUILD:
    case at.TOWN_HALL_STAGE:
    case at.RECRUIT:
    case at.LOSE:
    case at.SPOILS:
      return viewer === seat ? asked(s, seat, stage) : { type: 'wait', seat };
    case at.OVER:
      return { type: 'over' };
    default:
      return unreachable(stage);
  }
}

function asked(s: State, seat: number, stage: Exclude<SeatStage, typeof at.AID>): Prompt {
  const { a } = s;
  switch (stage) {
    case at.REROLL: {
      const [statue, chapel] = [mayUseStatue(s, seat), mayUseChapel(s, seat)];
      return { type: 'reroll', statue, chapel, final: true };
    }
    case at.INFLUENCE: {
      const [plusTwo, market] = [mayAddToken(s, seat), mayShift(s, seat)];
      return { type: 'influence', plusTwo, market, envoy: a[at.ENVOY] === seat, final: true };
    }
    case at.HELP:
      return { type: 'help', advisor: ADVISORS[a[at.HELPER] - 1], count: GIFTS[a[at.HELPER] - 1].any };
    case at.BUILD:
      return a[at.BUILT] === 1 ? { type: 'build_again', final: true } : { type: 'build', final: true };
    case at.TOWN_HALL_STAGE:
      return { type: 'town_hall', final: true };
    case at.RECRUIT:
      return { type: 'recruit', price: soldierPrice(s, seat), soldiers: a[at.SOLDIERS + seat] };
    case at.LOSE:
      return { type: 'lose', count: anyToLose(s, seat), card: ENEMIES[a[at.ENEMY]], final: true };
    case at.SPOILS:
      return { type: 'spoils', count: enemyOf(s).spoils.any, card: ENEMIES[a[at.ENEMY]], final: true };
  }
}
