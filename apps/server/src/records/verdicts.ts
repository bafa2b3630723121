/** A finished match does not change, so it is verified once. Requests in the meantime wait for the same answer. */
import type { Verdict } from '@four-crowns/core';
import type { TableId } from '@four-crowns/protocol';
import type { ServerContext } from '../context.ts';
import { wholeRecord } from './records.ts';
import { HttpRefusal } from '../common/refusal.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';

/** A few hundred bytes each. */
const KEPT = 10_000;

export interface Verdicts {
  /** `spend` is called if the verdict must be computed. */
  of(room: Room, spend: () => Promise<void>): Promise<Verdict>;
}

export function openVerdicts(context: ServerContext, rooms: Rooms): Verdicts {
  const known = new Map<TableId, Promise<Verdict>>();
  const compute = async (room: Room): Promise<Verdict> => {
    const record = await rooms.use(room, () => wholeRecord(context, room));
    const judged = await context.runner.verify(JSON.stringify(record), room.table.host);
    if (!judged.ok) throw new HttpRefusal('unavailable', judged.text);
    return judged.verdict;
  };
  return {
    of: async (room, spend) => {
      if (!known.has(room.id)) await spend();
      let verdict = known.get(room.id);
      if (verdict === undefined) {
        verdict = compute(room);
        known.set(room.id, verdict);
        const [oldest] = known.keys();
        if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
        verdict.catch(() => known.delete(room.id));
      }
      return verdict;
    },
  };
}
