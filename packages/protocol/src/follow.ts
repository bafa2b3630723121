import type { VisibleEntry, Viewer } from '@four-crowns/core';
import { applyPatch, PatchMisfit } from './patch.ts';
import type { Snapshot, SeatView, Update } from './schemas/from-server.ts';

/** What a client keeps of a match: the latest snapshot of each viewer. */
export type Snapshots = ReadonlyMap<Viewer, Snapshot>;

/** `gap`: something was missed; send `resync` and keep what you have until the answer comes. */
export type Followed =
  | { readonly ok: true; readonly snapshots: Snapshots; readonly entries: readonly ViewerEntries[] }
  | { readonly ok: false; readonly gap: Viewer };

export type ViewerEntries = { readonly viewer: Viewer; readonly entries: readonly VisibleEntry[] };

/** The snapshots after a `welcome`, `news` or `refused`. The old ones are not modified. */
export function follow(
  snapshots: Snapshots,
  message: { readonly updates?: readonly Update[]; readonly snapshots?: readonly Snapshot[] },
): Followed {
  const next = new Map(snapshots);
  const entries: ViewerEntries[] = [];
  for (const snapshot of message.snapshots ?? []) next.set(snapshot.viewer, snapshot);
  for (const update of message.updates ?? []) {
    const snapshot = next.get(update.viewer);
    // A signal and an answer may carry the same news, so the later one is skipped.
    if (snapshot !== undefined && snapshot.version >= update.to) continue;
    const moved = snapshot === undefined ? undefined : updated(snapshot, update);
    if (moved === undefined) return { ok: false, gap: update.viewer };
    next.set(update.viewer, moved);
    entries.push({ viewer: update.viewer, entries: update.entries });
  }
  return { ok: true, snapshots: next, entries };
}

/** Undefined if the update does not start at the snapshot's version, or does not fit it. */
function updated(snapshot: Snapshot, update: Update): Snapshot | undefined {
  if (snapshot.version !== update.from) return undefined;
  const { viewer, to: version, patch } = update;
  if (patch === undefined) return { viewer, version, seatView: snapshot.seatView };
  try {
    // The server makes patches from one view of this seat to the next.
    return { viewer, version, seatView: applyPatch(snapshot.seatView, patch) as SeatView };
  } catch (e) {
    if (e instanceof PatchMisfit) return undefined;
    throw e;
  }
}
