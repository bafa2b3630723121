import { tellSince } from '@four-crowns/core';
import type { Match } from '@four-crowns/core';
import { diff } from './diff.ts';
import type { Sheet, Update } from './sheet.ts';

/** What leads a client from the sheet it was last sent to the present one. */
export function makeUpdate(m: Match, last: Sheet, now: Sheet): Update {
  const { viewer, version: from } = last;
  const told = tellSince(m, viewer, from);
  const patch = diff(last.sight, now.sight);
  const update = { viewer, from, to: now.version, told };
  return patch === undefined ? update : { ...update, patch };
}
