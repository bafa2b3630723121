/** Reads what another node has done and tells the listeners on this one. Called in the room's turn. */
import type { ServerContext } from '../context.ts';
import { readTable } from '../store/tables.ts';
import type { Table } from '../store/tables.ts';
import { catchUp } from './load.ts';
import { alignTable } from './align-table.ts';
import { broadcastTable, publish } from './publish.ts';
import { isLive } from './room.ts';
import type { Room } from './room.ts';
import { tellTable } from './tell-table.ts';

export async function readLogOfOthers(context: ServerContext, room: Room): Promise<void> {
  const { status } = room.table;
  await catchUp(context, room);
  if (!isLive(room)) return;
  publish(context, room);
  await alignTable(context, room);
  if (room.table.status !== status) broadcastTable(context, room);
}

export async function readTableOfOthers(context: ServerContext, room: Room): Promise<void> {
  const table = await readTable(context.engine.db, room.id);
  if (table === undefined || table.rev === room.table.rev) return;
  const { status } = room.table;
  takeTable(room, table);
  if (room.live === undefined && table.status !== 'open') await catchUp(context, room);
  tellTable(context, room, status);
}

function takeTable(room: Room, table: Table): void {
  room.table = table;
  if (table.clock !== undefined && room.live !== undefined && table.clock.at > (room.live.clock?.at ?? 0)) {
    room.live.clock = table.clock;
  }
}

/** Needed when a client comes back, because a signal may still be on its way, or lost. */
export async function refresh(context: ServerContext, room: Room): Promise<void> {
  await readTableOfOthers(context, room);
  if (room.table.status !== 'open') await readLogOfOthers(context, room);
}
