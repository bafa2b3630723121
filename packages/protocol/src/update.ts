import { tellSince } from '@four-crowns/core';
import type { Match } from '@four-crowns/core';
import { diffText } from './diff.ts';
import type { Sheet, Update } from './sheet.ts';

/**
 * What leads a client from the sheet it was last sent to the present one, as JSON text; empty if
 * there is nothing to learn.
 */
export function updateText(m: Match, last: Sheet, now: Sheet): string {
  const { viewer, version: from } = last;
  const told = tellSince(m, viewer, from);
  const patch = diffText(last.sight, now.sight);
  if (patch === '' && told.length === 0) return '';
  const who = typeof viewer === 'number' ? viewer : `"${viewer}"`;
  const change = patch === '' ? '' : `,"patch":${patch}`;
  return `{"viewer":${who},"from":${from},"to":${now.version}${change},"told":${JSON.stringify(told)}}`;
}

/** The same as an object. */
export function makeUpdate(m: Match, last: Sheet, now: Sheet): Update | undefined {
  const text = updateText(m, last, now);
  return text === '' ? undefined : (JSON.parse(text) as Update);
}
