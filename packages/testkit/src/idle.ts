import { choicesOf, viewOf } from '@four-crowns/core';
import type { Action, Match, Seat, View } from '@four-crowns/core';
import { must } from './failure.ts';
import type { At } from './failure.ts';
import { viewersOf } from './states.ts';

/** What a player can hold and use, as paths to its name in the game's texts: see `Idle` of core. */
export interface Things {
  /** Everything of this kind that the viewer holds now. */
  held(view: View): readonly string[];
  /** The thing that an action uses. */
  usedBy(action: Action): string | undefined;
}

/**
 * Everything `seat` holds that no choice uses must be listed in its view as idle, with a reason, and nothing else may
 * be. Returns the view.
 */
export function checkIdle(at: At, m: Match, seat: Seat, things: Things): View {
  const view = viewOf(m, seat);
  const idle = (view.idle ?? []).map(({ thing }) => thing);
  const used = new Set(choicesOf(m, seat).map((action) => things.usedBy(action)));
  const held = new Set(things.held(view));
  const expected = [...held].filter((thing) => !used.has(thing)).toSorted();
  must(at, idle.toSorted().join() === expected.join(), () => {
    return `seat ${seat} cannot use ${expected.join(', ') || 'nothing'}, its view says so of ${idle.join(', ') || 'nothing'}`;
  });
  const asked = m.game.rules.actors(m.state);
  for (const viewer of viewersOf(m.seats)) {
    if (typeof viewer === 'number' && (asked & (1 << viewer)) !== 0) continue;
    must(at, viewOf(m, viewer).idle === undefined, () => `${viewer} is told what seat ${seat} cannot use`);
  }
  return view;
}
