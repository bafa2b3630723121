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
import type { State } from './state.ts';

export function promptFor(s: State, viewer: Viewer): Prompt {
  const { a } = s;
  const stage = a[at.STAGE];
  if (stage === at.OVER) return { type: 'over' };
  if (stage === at.DRAW_ORDER) return { type: 'set_up' };
  if (stage === at.AID) {
    const isAsked = typeof viewer === 'number' && ((stillToChoose(s) >> viewer) & 1) === 1;
    return { type: isAsked ? 'aid' : 'wait_all' };
  }
  if (a[at.CURRENT] < 0) return { type: 'wait_all' };
  return viewer === a[at.CURRENT] ? asked(s, viewer) : { type: 'wait', seat: a[at.CURRENT] };
}

function asked(s: State, seat: number): Prompt {
  const { a } = s;
  switch (a[at.STAGE]) {
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
    default:
      return { type: 'wait_all' };
  }
}
