import type { ServerContext } from '../context.ts';
import { changeTable } from './change.ts';
import { statusByLog } from './load.ts';
import { publish } from './publish.ts';
import type { Ack } from './publish.ts';
import type { Live, Room } from './room.ts';
import { standIn } from './stand-in.ts';

/** After an append: acknowledges it, tells the others, and brings the table's row in line with its log. */
export async function publishAndAlign(
  context: ServerContext,
  room: Room & { live: Live },
  ack?: Ack,
): Promise<void> {
  publish(context, room, ack);
  if (context.fanout.shared) context.fanout.signal(context.run, { table: room.id, what: 'log' });
  if (!isAligned(room)) await alignTable(context, room);
}

function isAligned({ table, live }: Room & { live: Live }): boolean {
  return live.match.resigned.length === 0 && statusByLog(table, live.match) === table.status;
}

/** Derives the table's status and the resigned seats from the log, also after a crash between the two writes. */
export async function alignTable(context: ServerContext, room: Room & { live: Live }): Promise<void> {
  const { match } = room.live;
  const status = statusByLog(room.table, match);
  for (const seat of match.resigned) {
    if (match.result === undefined && room.table.seats[seat]?.standIn?.because !== 'resigned') {
      await standIn(context, room, seat, 'resigned');
    }
  }
  if (status === room.table.status) return;
  await changeTable(context, room, (table) => {
    const to = statusByLog(table, match);
    if (to === table.status) return table;
    const { dealsAt: _dealsAt, rewind: _rewind, ...rest } = table;
    const now = context.time.now();
    const next = { ...rest, status: to, touchedAt: now };
    return to === 'over' && match.result !== undefined
      ? { ...next, endedAt: now, result: match.result }
      : next;
  });
  if (room.table.status === 'over')
    context.logger.info({ match: room.id, game: room.table.game }, 'match over');
}
