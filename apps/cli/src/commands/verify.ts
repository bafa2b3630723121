import { verify as verifyRecord } from '@four-crowns/core';
import { oneLine } from '../complaint.ts';
import { DOES_NOT_HOLD, DONE } from '../context.ts';
import type { Context } from '../context.ts';
import { readRecord } from '../read-record.ts';

/** Recomputes a finished match offline and says where the record first differs. */
export async function verify({ args, io, say }: Context): Promise<number> {
  const { record, door, file } = await readRecord(args.words[0] ?? '', io.input);
  const verdict = verifyRecord(door.game, record);
  if (args.has.has('json')) io.out.write(`${JSON.stringify(verdict)}\n`);
  else if (verdict.ok) {
    const { steps, dealt, checkpoints } = verdict;
    io.out.write(`${say('verify.holds', { steps, dealt: String(dealt), checkpoints })}\n`);
  } else {
    io.err.write(`${say('verify.differs', { file, what: oneLine(`${verdict.where}: ${verdict.what}`) })}\n`);
  }
  return verdict.ok ? DONE : DOES_NOT_HOLD;
}
