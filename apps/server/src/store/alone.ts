import { sql } from 'kysely';
import type { Engine } from './engine.ts';

/** An arbitrary lock number that nothing else in the database uses. */
const KEY = 4_040_404;

/** Runs one node at a time, if several are started on one database at the same moment. */
export async function alone({ name, patient }: Engine, task: () => Promise<void>): Promise<void> {
  // SQLite has only one server.
  if (name === 'sqlite') return task();
  await patient.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${KEY})`.execute(tx);
    await task();
  });
}
