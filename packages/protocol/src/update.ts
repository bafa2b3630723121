import { tellSince } from '@four-crowns/core';
import type { GameEvent, Match, Told } from '@four-crowns/core';
import { diffText } from './diff.ts';
import type { DiffMemo } from './diff.ts';
import type { Sheet, Update } from './sheet.ts';

/** What is the same for all viewers of one moment of a match, made once. */
export interface Broadcast {
  readonly diffs: DiffMemo;
  /** Events as JSON. */
  readonly events: { readonly of: readonly GameEvent[]; readonly text: string }[];
}

export function newBroadcast(): Broadcast {
  return { diffs: [], events: [] };
}

/** What leads a client from the sheet it was last sent to the present one. */
export function makeUpdate(m: Match, last: Sheet, now: Sheet): Update {
  return JSON.parse(updateText(m, last, now)) as Update;
}

/** The same as JSON, as the server sends it. */
export function updateText(m: Match, last: Sheet, now: Sheet, broadcast: Broadcast = newBroadcast()): string {
  const { viewer, version: from } = last;
  let told = '';
  for (const one of tellSince(m, viewer, from))
    told += `${told === '' ? '' : ','}${toldText(one, broadcast)}`;
  const patch = diffText(last.sight, now.sight, broadcast.diffs);
  const who = typeof viewer === 'number' ? viewer : `"${viewer}"`;
  const rest = patch === '' ? '' : `,"patch":${patch}`;
  return `{"viewer":${who},"from":${from},"to":${now.version},"told":[${told}]${rest}}`;
}

function toldText(told: Told, broadcast: Broadcast): string {
  if (told.type !== 'step') return JSON.stringify(told);
  const auto = told.auto === true ? ',"auto":true' : '';
  return `{"version":${told.version},"type":"step","by":${told.by}${auto},"events":${eventsText(told.events, broadcast)}}`;
}

function eventsText(events: readonly GameEvent[], { events: known }: Broadcast): string {
  for (const { of, text } of known) if (of === events) return text;
  const text = JSON.stringify(events);
  known.push({ of: events, text });
  return text;
}
