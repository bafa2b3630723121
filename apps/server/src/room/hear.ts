/** Another node has done something: read it, and tell whoever listens here. Called in the room's turn. */
import type { House } from '../house.ts';
import { readTable } from '../store/tables.ts';
import type { Table } from '../store/tables.ts';
import { catchUp } from './load.ts';
import { alignTable } from './progress.ts';
import { broadcastTable, publish } from './publish.ts';
import type { Live, Room } from './room.ts';
import { tellTable } from './tell-table.ts';

export async function hearLog(house: House, room: Room): Promise<void> {
  const { status } = room.table;
  await catchUp(house, room);
  if (!isLive(room)) return;
  publish(house, room);
  await alignTable(house, room);
  if (room.table.status !== status) broadcastTable(house, room);
}

export async function hearTable(house: House, room: Room): Promise<void> {
  const table = await readTable(house.engine.db, room.id);
  if (table === undefined || table.rev === room.table.rev) return;
  const { status } = room.table;
  takeTable(room, table);
  if (room.live === undefined && table.status !== 'open') await catchUp(house, room);
  tellTable(house, room, status);
}

function takeTable(room: Room, table: Table): void {
  room.table = table;
  if (table.clock !== undefined && room.live !== undefined && table.clock.at > (room.live.clock?.at ?? 0)) {
    room.live.clock = table.clock;
  }
}

/** For whoever comes anew: a nudge may be on its way, or lost. */
export async function refresh(house: House, room: Room): Promise<void> {
  await hearTable(house, room);
  if (room.table.status !== 'open') await hearLog(house, room);
}

function isLive(room: Room): room is Room & { live: Live } {
  return room.live !== undefined;
}
