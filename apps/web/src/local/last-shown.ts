import type { Match, Viewer } from '@four-crowns/core';
import { makeUpdate, snapshotOf } from '@four-crowns/protocol';
import type { Snapshot, Update } from '@four-crowns/protocol';

/** What the page was last shown, for each of its viewers. */
export interface LastShown {
  readonly snapshots: () => readonly Snapshot[];
  /** The updates that lead from there to the present. */
  readonly updates: () => readonly Update[];
}

export function openLastShown(match: Match, viewers: readonly Viewer[]): LastShown {
  let shown = viewers.map((viewer) => snapshotOf(match, viewer));
  return {
    snapshots: () => shown,
    updates() {
      const updates: Update[] = [];
      shown = shown.map((last) => {
        const now = snapshotOf(match, last.viewer);
        if (now.version <= last.version) return last;
        const update = makeUpdate(match, last, now);
        // Contributions to chance are in the log, but no viewer sees them.
        if (update.entries.length === 0 && update.patch === undefined) return last;
        updates.push(update);
        return now;
      });
      return updates;
    },
  };
}
