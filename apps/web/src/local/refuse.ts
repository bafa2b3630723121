import type { Refused as CoreRefused } from '@four-crowns/core';
import type { Refused, RefusedWhy, Snapshot } from '@four-crowns/protocol/client';

/** Texts for programs; the page shows its own. */
const TEXTS: { readonly [why in RefusedWhy]: string } = {
  malformed: 'The move is ill-formed.',
  stale: 'The table has changed since this was chosen.',
  illegal: 'The rules forbid it.',
  'nothing-to-undo': 'There is nothing to take back.',
  over: 'The match is over.',
  'not-begun': 'The match has not begun.',
  'not-yours': 'This is not your seat.',
  'handed-over': 'A bot answers for this seat: take it back first.',
  'not-now': 'This is not possible now.',
  'chat-off': 'There is nobody to write to.',
  'hints-off': 'There are no hints at this table.',
  muted: 'There is nobody to write to.',
  'too-fast': 'One hint is on its way already.',
  'try-again': 'Send it again.',
};

export function refused(id: string, why: RefusedWhy): Refused {
  return { type: 'refused', id, why, text: TEXTS[why] };
}

/** A refusal with the rule, and the seat's current snapshot. */
export function refusedByRules(id: string, answer: CoreRefused, snapshot: Snapshot | undefined): Refused {
  const snapshots = snapshot === undefined ? {} : { snapshots: [snapshot] };
  const no = refused(id, answer.why);
  switch (answer.why) {
    case 'illegal':
      return { ...no, refusal: answer.refusal, ...snapshots };
    case 'stale':
    case 'nothing-to-undo':
      return { ...no, ...snapshots };
    case 'malformed':
    case 'over':
      return no;
  }
}
