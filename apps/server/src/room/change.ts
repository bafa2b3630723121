import type { ServerContext } from '../context.ts';
import { CommandRefused } from '../common/refusal.ts';
import { readTable, updateTable } from '../store/tables.ts';
import type { Table } from '../store/tables.ts';
import type { Room } from './room.ts';
import { tellTable } from './tell-table.ts';

const ATTEMPTS = 8;

/**
 * Changes the table in the store and tells everybody. `change` is given the latest row and throws if the change
 * is not allowed; it is called again if another node was faster. True if this call changed the row.
 */
export async function changeTable(
  context: ServerContext,
  room: Room,
  change: (table: Table) => Table,
): Promise<boolean> {
  const { db } = context.engine;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { status } = room.table;
    const next = change(room.table);
    if (next === room.table) return false;
    const saved = await updateTable(db, room.table, next);
    if (saved !== undefined) {
      room.table = saved;
      tellTable(context, room, status);
      context.fanout.signal(context.run, { table: room.id, what: 'table' });
      return true;
    }
    context.metrics.conflicts.inc();
    const latest = await readTable(db, room.id);
    if (latest === undefined) throw new Error(`table ${room.id} is gone`);
    room.table = latest;
    // When the other node's signal arrives, this node is up to date already.
    tellTable(context, room, status);
  }
  throw new CommandRefused('try-again', 'Too many changes at once: send it again.');
}
