import { CLOSE } from '@four-crowns/protocol';
import type { TableStatus } from '@four-crowns/protocol';
import type { ServerContext } from '../context.ts';
import { broadcastTable } from './publish.ts';
import type { Room } from './room.ts';

/**
 * Announces that the table's row has changed; `was` is its former status. If the table has been closed, all clients
 * here are disconnected after that news. Every node learns of the row, at the latest by comparing with the store.
 */
export function tellTable(context: ServerContext, room: Room, was: TableStatus): void {
  broadcastTable(context, room);
  if (was === 'closed' || room.table.status !== 'closed') return;
  for (const listener of room.listeners) listener.close(CLOSE.closed, 'the table is closed');
}
