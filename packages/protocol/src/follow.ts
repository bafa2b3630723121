import type { Told, Viewer } from '@four-crowns/core';
import { applyPatch, PatchMisfit } from './patch.ts';
import type { Sheet, Sight, Update } from './sheet.ts';

/** What a client keeps of a match: its sheets, by viewer. */
export type Sheets = ReadonlyMap<Viewer, Sheet>;

/** `gap`: something was missed; send `resync` and keep what you have until the answer comes. */
export type Followed =
  | { readonly ok: true; readonly sheets: Sheets; readonly told: readonly ViewerTold[] }
  | { readonly ok: false; readonly gap: Viewer };

export type ViewerTold = { readonly viewer: Viewer; readonly told: readonly Told[] };

/** The sheets after a `welcome`, `news` or `refused`. The old ones are not touched. */
export function follow(
  sheets: Sheets,
  message: { readonly updates?: readonly Update[]; readonly sheets?: readonly Sheet[] },
): Followed {
  const next = new Map(sheets);
  const told: ViewerTold[] = [];
  for (const sheet of message.sheets ?? []) next.set(sheet.viewer, sheet);
  for (const update of message.updates ?? []) {
    const sheet = next.get(update.viewer);
    // A nudge and an answer may tell the same thing; the second one is no news.
    if (sheet !== undefined && sheet.version >= update.to) continue;
    const moved = sheet === undefined ? undefined : updated(sheet, update);
    if (moved === undefined) return { ok: false, gap: update.viewer };
    next.set(update.viewer, moved);
    told.push({ viewer: update.viewer, told: update.told });
  }
  return { ok: true, sheets: next, told };
}

/** Undefined if the update does not start where the sheet stands. */
function updated(sheet: Sheet, update: Update): Sheet | undefined {
  if (sheet.version !== update.from) return undefined;
  const { viewer, to: version, patch } = update;
  if (patch === undefined) return { viewer, version, sight: sheet.sight };
  try {
    return { viewer, version, sight: applyPatch(sheet.sight, patch) as Sight };
  } catch (e) {
    if (e instanceof PatchMisfit) return undefined;
    throw e;
  }
}
