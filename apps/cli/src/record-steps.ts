import { openMatch, replay as replayRecord, replayEntry } from '@four-crowns/core';
import type { Match } from '@four-crowns/core';
import { numberOf } from './args.ts';
import type { Args } from './args.ts';
import { Complaint, shown } from './complaint.ts';
import { complaintAbout } from './read-record.ts';
import type { ReadRecord } from './read-record.ts';

/** Which entries are steps to look at; the whole record must be possible. */
export function checkedSteps({ record, door, file }: ReadRecord): number[] {
  try {
    replayRecord(door.game, record);
  } catch (e) {
    throw complaintAbout(file, e);
  }
  return record.entries.flatMap((e, i) =>
    e.type === 'commit' || e.type === 'contribute' || e.type === 'reveal' ? [] : [i],
  );
}

/** The match after the first `entries` entries. */
export function matchAfter({ record, door }: ReadRecord, entries: number): Match {
  const options = door.game.parseOptions(record.options, record.seats);
  const m = openMatch(door.game, record.match, options, record.seats);
  record.entries.slice(0, entries).forEach((entry, i) => replayEntry(m, entry, i));
  return m;
}

/** `--step`, one of as many as the record has. */
export function askedStep(args: Args, steps: number): number | undefined {
  const asked = numberOf(args, 'step', 1, Number.MAX_SAFE_INTEGER);
  if (asked === undefined || asked <= steps) return asked;
  const text = shown(String(asked));
  throw new Complaint((say) => say('bad.step', { text, most: steps }));
}
