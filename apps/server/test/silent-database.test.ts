import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openLine } from '@four-crowns/harness/line';
import type { Line } from '@four-crowns/harness/line';
import type { Engine } from '../src/store/engine.ts';
import { openEngine } from '../src/store/open-engine.ts';
import { startPostgres } from '@four-crowns/harness/own-postgres';
import type { Postgres } from '@four-crowns/harness/own-postgres';
import { openPostgres } from '../src/store/postgres.ts';
import { askedSeat, playOut } from '@four-crowns/harness/play';
import { seated } from '@four-crowns/harness/seated';
import { testServer } from './helpers/server.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 330_000);
afterAll(() => postgres.stop(), 60_000);

/** One engine through a line that can be held, and one beside it. */
async function throughLine(name: string): Promise<{ line: Line; engine: Engine; direct: Engine }> {
  const databaseUrl = await postgres.database(name);
  const direct = await openEngine({ dataDir: '', databaseUrl, memoryLog: false });
  const line = await openLine(databaseUrl);
  const engine = await openPostgres(line.url, { answerMs: 500 });
  onTestFinished(async () => {
    await engine.close();
    line.close();
    await direct.close();
  });
  return { line, engine, direct };
}

const keys = async ({ db }: Engine): Promise<string[]> => {
  const rows = await db.selectFrom('meta').select('key').where('key', 'like', 'test %').execute();
  return rows.map(({ key }) => key);
};
const insert = (db: Engine['db'], key: string): Promise<unknown> =>
  db
    .insertInto('meta')
    .values({ key: `test ${key}`, value: '' })
    .execute();

test('a query without an answer fails with a reason; what comes later is not part of its transaction', async () => {
  const { line, engine, direct } = await throughLine('silent');
  const begun = engine.db.transaction().execute(async (tx) => {
    await insert(tx, 'begun');
    line.hold();
    await insert(tx, 'unanswered');
  });
  await expect(begun).rejects.toThrow('the database has not answered for 0.5 s');
  const lone = engine.db.selectFrom('meta').selectAll().execute();
  await expect(lone).rejects.toThrow(/timeout|not answered/);
  line.release();
  for (let n = 0; n < 20; n++) await insert(engine.db, `after ${n}`);
  expect(await keys(direct)).toHaveLength(20);
  expect(engine.trouble(await begun.catch((error: unknown) => error)).message).toMatch(/ does not answer\.$/);
});

test('what may take its time is waited for', async () => {
  const { engine } = await throughLine('patient');
  await expect(sql`select pg_sleep(0.8)`.execute(engine.db)).rejects.toThrow('has not answered');
  await sql`select pg_sleep(0.8)`.execute(engine.patient);
});

test('a move over a line that is held is refused with a reason, and play goes on when it is back', async () => {
  const { line, engine } = await throughLine('held');
  const server = await testServer({ MEMORY_LOG: 'off', DATABASE_URL: line.url }, { engine });
  const { id, people, clients } = await seated(server, { game: 'kingdom-builder', seats: 2 });
  const mover = clients.find((client) => askedSeat(client) !== undefined)!;
  const seat = askedSeat(mover)!;
  const { version } = mover.snapshots.get(seat)!;
  const move = { type: 'move', id: 'held', seat, version, action: mover.choices(seat)[0]! } as const;
  line.hold();
  expect(await mover.ask(move)).toMatchObject({ type: 'refused', why: 'try-again' });
  line.release();
  // Connections that were about to be made may still fail.
  await expect.poll(() => mover.ask(move), { timeout: 20_000 }).toMatchObject({ type: 'news' });
  await playOut(clients);
  expect(await people[0]!.ask('GET', `/api/tables/${id}/verdict`)).toMatchObject({ ok: true });
});
