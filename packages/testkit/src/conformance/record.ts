import { canonical, parseRecord, recordOf, replay, reveal, verify } from '@four-crowns/core';
import type { Match } from '@four-crowns/core';
import { must } from '../failure.ts';
import type { At } from '../failure.ts';
import { difference, notJson } from '../json.ts';
import { textDifference, textOf } from '../states.ts';

/** A finished match as a file: it can be read back, verifies, replays to the same states, and its checkpoints load. */
export function checkRecord(at: At, m: Match, secret: string, texts: ReadonlyMap<number, string>): void {
  const { game } = at;
  reveal(m, secret);
  const record = recordOf(m);
  must(at, notJson(record) === undefined, () => `the record is not JSON: ${notJson(record)}`);
  const read = parseRecord(JSON.stringify(record));
  must(at, canonical(read) === canonical(record), () => {
    return `the record reads back otherwise: ${difference(record, read)}`;
  });
  const verdict = verify(game, read);
  must(at, verdict.ok, () => `verify refuses the record: ${JSON.stringify(verdict)}`);
  const again = replay(game, read, (r, i) => {
    const text = texts.get(i + 1);
    if (text === undefined) return;
    const change = textDifference(text, textOf(game, r.state));
    must(at, change === undefined, () => `replay differs after entry ${i}: ${change}`);
  });
  const change = textDifference(textOf(game, m.state), textOf(game, again.state));
  must(at, change === undefined, () => `replay ends in another state: ${change}`);
  must(at, difference(m.result, again.result) === undefined, () => {
    return `replay ends with another result: ${difference(m.result, again.result)}`;
  });
  must(
    at,
    difference([...m.takenBack], [...again.takenBack]) === undefined,
    'replay takes back different steps',
  );
  for (const { after, state, stateVersion } of read.checkpoints) {
    const loaded = game.save(game.load(state, stateVersion));
    must(at, difference(state, loaded) === undefined, () => {
      return `the checkpoint after entry ${after} loads as another state: ${difference(state, loaded)}`;
    });
  }
}
