import { mayBeBehind } from '../context.ts';
import type { ServerContext } from '../context.ts';
import { goOnDealing } from './chance.ts';
import { changeTable } from './change.ts';
import { outOfTime } from './clock.ts';
import { refresh } from './read-others.ts';
import { alignTable } from './align-table.ts';
import { isLive, isPlaying } from './room.ts';
import type { Room } from './room.ts';
import { standIn } from './stand-in.ts';

/** Does whatever is due at this table now. Called in the room's turn. */
export async function doDueWork(context: ServerContext, room: Room): Promise<void> {
  // A seat that seems to be out of time may have moved long ago through another node that could not tell this one.
  if (mayBeBehind(context)) await refresh(context, room);
  if (isLive(room)) await alignTable(context, room);
  const now = context.time.now();
  const { table } = room;
  const { settings } = context;
  if (table.status === 'open' && now >= table.touchedAt + settings.openTableMs) {
    await closeTable(context, room, 'Nobody began to play for too long.');
  } else if (table.status === 'dealing') await goOnDealing(context, room);
  else if (isPlaying(room)) {
    const { live } = room;
    if (live.clock !== undefined) {
      for (const seat of outOfTime(live.clock, now, context.uptime.between)) {
        await standIn(context, room, seat, 'time');
      }
    }
    if (now >= live.lastAt + settings.deadTableMs) {
      await closeTable(context, room, 'Nobody has moved for too long.');
    }
  }
}

export async function closeTable(context: ServerContext, room: Room, why: string): Promise<void> {
  await changeTable(context, room, (table) => {
    if (table.status === 'over' || table.status === 'closed') return table;
    const { dealsAt: _dealsAt, rewind: _rewind, ...rest } = table;
    return { ...rest, status: 'closed', closed: why, endedAt: context.time.now() };
  });
  context.logger.info({ match: room.id, why }, 'table closed');
}
