import type { House } from '../house.ts';
import { NotDone } from '../refusal.ts';
import { readTable, updateTable } from '../store/tables.ts';
import type { Table } from '../store/tables.ts';
import type { Room } from './room.ts';
import { tellTable } from './tell-table.ts';

const ATTEMPTS = 8;

/**
 * Changes the table in the store and tells everybody. `change` looks at the latest row and throws if
 * it may not be; it is asked again when another node was faster. True if it was changed here.
 */
export async function changeTable(
  house: House,
  room: Room,
  change: (table: Table) => Table,
): Promise<boolean> {
  const { db } = house.engine;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { status } = room.table;
    const next = change(room.table);
    if (next === room.table) return false;
    const saved = await updateTable(db, room.table, next);
    if (saved !== undefined) {
      room.table = saved;
      tellTable(house, room, status);
      house.fanout.nudge(house.run, { table: room.id, what: 'table' });
      return true;
    }
    house.metrics.conflicts.inc();
    const latest = await readTable(db, room.id);
    if (latest === undefined) throw new Error(`table ${room.id} is gone`);
    room.table = latest;
    // The other node's nudge will find that this one has it already.
    tellTable(house, room, status);
  }
  throw new NotDone('try-again', 'Too many changes at once: send it again.');
}
