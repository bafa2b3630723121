import { CLOSE } from '@four-crowns/protocol';
import type { TableStatus } from '@four-crowns/protocol';
import type { ServerContext } from '../context.ts';
import { broadcastTable } from './publish.ts';
import type { Room } from './room.ts';

/**
 * The table's row is another one; its status `was`. If it has been closed, everybody here is sent away
 * after the news of it: every node learns of the row, at the latest by comparison with the store.
 */
export function tellTable(context: ServerContext, room: Room, was: TableStatus): void {
  broadcastTable(context, room);
  if (was === 'closed' || room.table.status !== 'closed') return;
  for (const listener of room.listeners) listener.close(CLOSE.closed, 'the table is closed');
}
