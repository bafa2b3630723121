import type { Match, Viewer } from '@four-crowns/core';
import { makeUpdate, sheetOf } from '@four-crowns/protocol';
import type { Sheet, Update } from '@four-crowns/protocol';

/** What the page was last shown, for each of its viewers. */
export interface Sights {
  readonly sheets: () => readonly Sheet[];
  /** What leads from there to the present. */
  readonly updates: () => readonly Update[];
}

export function openSights(match: Match, viewers: readonly Viewer[]): Sights {
  let shown = viewers.map((viewer) => sheetOf(match, viewer));
  return {
    sheets: () => shown,
    updates() {
      const updates: Update[] = [];
      shown = shown.map((last) => {
        const now = sheetOf(match, last.viewer);
        if (now.version <= last.version) return last;
        const update = makeUpdate(match, last, now);
        // Contributions to chance are in the log and in nobody's sight.
        if (update.told.length === 0 && update.patch === undefined) return last;
        updates.push(update);
        return now;
      });
      return updates;
    },
  };
}
