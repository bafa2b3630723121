import { entriesSince, undoable, versionOf, viewOf } from '@four-crowns/core';
import type { Match, Seat } from '@four-crowns/core';
import { must } from '../failure.ts';
import type { At } from '../failure.ts';
import { textDifference, textOf, viewersOf } from '../states.ts';

/** Everything that any viewer can see of a match. */
export interface Seen {
  readonly state: string;
  readonly views: readonly string[];
  readonly versions: readonly number[];
  readonly undoable: number;
}

export function look(m: Match, seat: Seat): Seen {
  const viewers = viewersOf(m.seats);
  return {
    state: textOf(m.game, m.state),
    views: viewers.map((viewer) => JSON.stringify(viewOf(m, viewer))),
    versions: viewers.map((viewer) => versionOf(m, viewer)),
    undoable: undoable(m, seat),
  };
}

/** An undo must restore the state, and with it what every viewer sees. */
export function sameAgain(at: At, before: Seen, after: Seen, when: string): void {
  const change = textDifference(before.state, after.state);
  must(at, change === undefined, () => `${when} does not restore the state: ${change}`);
  viewersOf(at.setting.seats).forEach((viewer, i) => {
    const other = textDifference(before.views[i] ?? '', after.views[i] ?? '');
    must(at, other === undefined, () => `${when} does not restore the view of ${viewer}: ${other}`);
  });
  must(at, before.undoable === after.undoable, () => {
    return `${when} leaves ${after.undoable} choices to undo, there were ${before.undoable}`;
  });
}

/** If drafts are closed, no other viewer may see, be told of, or be able to count a step that can still be undone. */
export function draftIsHidden(at: At, m: Match, seat: Seat, before: Seen): void {
  if (at.game.drafts === 'open') return;
  viewersOf(m.seats).forEach((viewer, i) => {
    if (viewer === seat) return;
    const change = textDifference(before.views[i] ?? '', JSON.stringify(viewOf(m, viewer)));
    must(at, change === undefined, () => `${viewer} sees seat ${seat}'s closed draft: ${change}`);
    const version = before.versions[i] ?? 0;
    must(at, versionOf(m, viewer) === version, () => `the version of ${viewer} counts a closed draft`);
    const told = entriesSince(m, viewer, version);
    must(
      at,
      told.length === 0,
      () => `${viewer} is told of seat ${seat}'s closed draft: ${JSON.stringify(told)}`,
    );
  });
}
