import { choicesOf, recordOf, reveal, seatsOf, submit, undo, undoable } from '@four-crowns/core';
import type { AnyGame, MatchRecord } from '@four-crowns/core';
import { openTable } from './conformance/table-play.ts';
import type { Setting } from './setting.ts';
import { anyOf, oneIn, RECORD, stream } from './streams.ts';

/** The record of a finished random match, with undos in it and verifiable chance. */
export function randomRecord(game: AnyGame, setting: Setting): MatchRecord {
  const rng = stream(setting.seed, RECORD);
  const { m, dealer, secret } = openTable(game, setting, rng);
  while (m.result === undefined) {
    const seat = anyOf(seatsOf(game.rules.actors(m.state)), rng);
    const answer = submit(m, seat, anyOf(choicesOf(m, seat), rng), dealer);
    if (!answer.ok) throw new Error(`a legal action was refused: ${JSON.stringify(answer)}`);
    if (undoable(m, seat) > 0 && oneIn(6, rng)) undo(m, seat);
  }
  reveal(m, secret);
  return recordOf(m);
}
