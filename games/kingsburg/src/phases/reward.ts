import { REWARD_PHASE } from '../data.ts';
import type { Event } from '../events.ts';
import { buildingsOf, FROM_REWARDS, PHASE, POINTS, YEAR } from '../state.ts';
import type { State } from '../state.ts';

/** KBG-10.1 */
export function rewardBuilders(s: State, log: Event[] | undefined): void {
  const { a } = s;
  a[PHASE] = REWARD_PHASE;
  log?.push({ type: 'phase', year: a[YEAR], phase: 'reward' });
  let most = 0;
  for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, buildingsOf(s, seat));
  for (let seat = 0; seat < s.seats; seat++) {
    if (buildingsOf(s, seat) < most) continue;
    a[POINTS + seat]++;
    a[FROM_REWARDS + seat]++;
    log?.push({ type: 'reward', seat });
  }
}
