import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateAuth } from '../src/auth/auth.ts';
import { linkGuest } from '../src/auth/link.ts';
import { mutedBy, setMute } from '../src/auth/mutes.ts';
import { addPerson, personById } from '../src/auth/people.ts';
import { newId } from '../src/common/ids.ts';
import { claimDue, hastenDue, settleDue } from '../src/store/claims.ts';
import type { LogRow } from '../src/store/log.ts';
import { memoryLog } from '../src/store/log-memory.ts';
import { migrate } from '../src/store/migrations.ts';
import { openEngine } from '../src/store/open-engine.ts';
import type { Engine } from '../src/store/engine.ts';
import { insertTable, readTable, updateTable } from '../src/store/tables.ts';
import type { Table } from '../src/store/tables.ts';
import { steadyTime } from '../src/common/time.ts';
import { startUptime } from '../src/nodes/uptime.ts';
import { startPostgres } from '@four-crowns/harness/own-postgres';
import type { Postgres } from '@four-crowns/harness/own-postgres';
import { tempFolder } from './helpers/server.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 330_000);
afterAll(() => postgres.stop(), 60_000);

let databases = 0;
const ENGINES = {
  sqlite: () => Promise.resolve({ dataDir: tempFolder(), databaseUrl: '', memoryLog: false }),
  postgres: async () => ({
    dataDir: '',
    databaseUrl: await postgres.database(`t${databases++}`),
    memoryLog: false,
  }),
};

function aTable(id = newId(9)): Table {
  return {
    id,
    rev: 1,
    game: 'toy',
    rulesVersion: 1,
    options: { rounds: 1 },
    access: 'link',
    invite: newId(),
    host: 'host',
    status: 'open',
    start: 'full',
    pace: { type: 'live', base: 60_000, increment: 1000 },
    standInBot: 'random',
    chat: 'on',
    createdAt: 1000,
    touchedAt: 1000,
    seats: [{ person: 'host', name: 'Guest' }, { bot: 'random' }, {}],
  };
}

function row(match: string, seq: number, moveId: string | null = null, count = 1): LogRow {
  return {
    match,
    seq,
    count,
    move_id: moveId,
    entries: JSON.stringify([{ seq }]),
    checkpoint: null,
    clock: null,
    at: 5000 + seq,
  };
}

async function withTable(engine: Engine): Promise<string> {
  const table = aTable();
  await insertTable(engine.db, table);
  return table.id;
}

describe.each(Object.entries(ENGINES))('%s', (name, place) => {
  const opened = async (): Promise<{ engine: Engine; settings: Awaited<ReturnType<typeof place>> }> => {
    const settings = await place();
    return { engine: await openEngine(settings), settings };
  };
  const withEngine = (f: (engine: Engine) => Promise<void>) => async (): Promise<void> => {
    const { engine } = await opened();
    try {
      await f(engine);
    } finally {
      await engine.close();
    }
  };

  test(
    'the settings that keep moves safe are as they should be, read back from the database',
    withEngine(async (engine) => {
      expect(engine.durability()).toEqual(
        name === 'sqlite'
          ? { journal_mode: 'wal', synchronous: '2', foreign_keys: '1' }
          : { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' },
      );
    }),
  );

  test('migrations run again, and several at once, without harm', async () => {
    const { engine } = await opened();
    await Promise.all([migrate(engine.db), migrate(engine.db), migrate(engine.db)]);
    await migrate(engine.db);
    expect(await engine.db.selectFrom('matches').selectAll().execute()).toEqual([]);
    await engine.close();
  });

  test(
    'a table comes back as it was put in',
    withEngine(async ({ db }) => {
      const table = aTable();
      await insertTable(db, table);
      expect(await readTable(db, table.id)).toEqual(table);
      expect(await readTable(db, 'nothing')).toBeUndefined();
    }),
  );

  test(
    'a table is changed only by whoever has seen its last change',
    withEngine(async ({ db }) => {
      const table = aTable();
      await insertTable(db, table);
      const seats = table.seats.with(2, { person: 'p2', name: 'Guest' });
      const changes = await Promise.all([
        updateTable(db, table, { ...table, chat: 'off', seats }),
        updateTable(db, table, { ...table, status: 'closed' }),
        updateTable(db, table, { ...table, status: 'dealing' }),
      ]);
      expect(changes.filter((t) => t !== undefined)).toHaveLength(1);
      expect((await readTable(db, table.id))?.rev).toBe(2);
    }),
  );

  test(
    'a row is there when its append is answered, and in order',
    withEngine(async ({ db, log }) => {
      const match = await withTable({ db } as Engine);
      expect(await log.append(row(match, 0, 'a', 2))).toBe('written');
      expect(await log.append(row(match, 2, 'b'))).toBe('written');
      expect(await log.read(match, 0)).toEqual([row(match, 0, 'a', 2), row(match, 2, 'b')]);
      expect(await log.read(match, 1)).toEqual([row(match, 2, 'b')]);
      expect(await log.findMove(match, 'b')).toEqual(row(match, 2, 'b'));
      expect(await log.findMove(match, 'c')).toBeUndefined();
      expect(await log.heads([match, 'nothing'])).toEqual(new Map([[match, 3]]));
    }),
  );

  test(
    'a place is taken once, and so is a move id',
    withEngine(async (engine) => {
      const { log } = engine;
      const match = await withTable(engine);
      expect(await log.append(row(match, 0, 'a'))).toBe('written');
      expect(await log.append(row(match, 0, 'b'))).toBe('taken');
      expect(await log.append(row(match, 1, 'a'))).toBe('taken');
      expect(await log.read(match, 0)).toHaveLength(1);
      const other = await withTable(engine);
      expect(await log.append(row(other, 0, 'a'))).toBe('written');
    }),
  );

  test(
    'of many appends to one place one is written, and the others know it',
    withEngine(async (engine) => {
      const match = await withTable(engine);
      for (let seq = 0; seq < 10; seq++) {
        const done = await Promise.all(
          Array.from({ length: 20 }, (_, i) => engine.log.append(row(match, seq, `${seq}/${i}`))),
        );
        expect(done.filter((d) => d === 'written')).toHaveLength(1);
      }
      expect((await engine.log.read(match, 0)).map((r) => r.seq)).toEqual(
        Array.from({ length: 10 }, (_, i) => i),
      );
    }),
  );

  test(
    'a taken place in a group spoils nothing for the others',
    withEngine(async (engine) => {
      const matches = await Promise.all(Array.from({ length: 50 }, () => withTable(engine)));
      await engine.log.append(row(matches[7]!, 0, 'first'));
      const done = await Promise.all(matches.map((match) => engine.log.append(row(match, 0, 'x'), 777)));
      expect(done.filter((d) => d === 'taken')).toHaveLength(1);
      expect(done[7]).toBe('taken');
      for (const [i, match] of matches.entries()) {
        expect((await engine.log.read(match, 0)).map((r) => r.move_id)).toEqual([i === 7 ? 'first' : 'x']);
        expect((await readTable(engine.db, match))?.dueAt).toBe(i === 7 ? undefined : 777);
      }
    }),
  );

  test(
    'a log belongs to a match that exists',
    withEngine(async ({ log }) => {
      await expect(log.append(row('nothing', 0))).rejects.toThrow(/foreign key/i);
    }),
  );

  test('everything is there after opening it again', async () => {
    const { engine, settings } = await opened();
    const table = aTable();
    await insertTable(engine.db, table);
    await engine.log.append(row(table.id, 0, 'a'));
    await engine.close();
    const again = await openEngine(settings);
    expect(await readTable(again.db, table.id)).toEqual(table);
    expect(await again.log.read(table.id, 0)).toEqual([row(table.id, 0, 'a')]);
    await again.close();
  });

  test(
    'due work is taken by one of many nodes, and free again after the lease',
    withEngine(async (engine) => {
      const { db, log } = engine;
      const id = await withTable(engine);
      await hastenDue(db, id, 100);
      await hastenDue(db, id, 200);
      expect(await claimDue(db, 99, 1000, 10)).toEqual([]);
      const claims = (await Promise.all([1, 2, 3, 4].map(() => claimDue(db, 100, 1000, 10)))).flat();
      expect(claims).toEqual([{ id, until: 1100, was: 100 }]);
      expect(await claimDue(db, 1099, 1000, 10)).toEqual([]);
      const again = await claimDue(db, 1100, 1000, 10);
      expect(again).toEqual([{ id, until: 2100, was: 1100 }]);
      await settleDue(db, again[0]!, 5000, 0);
      expect((await readTable(db, id))?.dueAt).toBe(5000);
      // Somebody has moved meanwhile: the claim runs out by itself.
      await hastenDue(db, id, 300);
      const [claim] = await claimDue(db, 300, 1000, 10);
      await log.append(row(id, 0, 'a'));
      await settleDue(db, claim!, undefined, 0);
      expect((await readTable(db, id))?.dueAt).toBe(1300);
      await settleDue(db, claim!, undefined, 1);
      expect((await readTable(db, id))?.dueAt).toBeUndefined();
    }),
  );

  test(
    'a row and its due time are written together, and never later than before',
    withEngine(async (engine) => {
      const id = await withTable(engine);
      await engine.log.append(row(id, 0), 500);
      await engine.log.append(row(id, 1), 900);
      expect((await readTable(engine.db, id))?.dueAt).toBe(500);
      await engine.log.append(row(id, 1), 100);
      expect((await readTable(engine.db, id))?.dueAt).toBe(500);
      await engine.log.append(row(id, 2), 100);
      expect((await readTable(engine.db, id))?.dueAt).toBe(100);
    }),
  );

  test(
    'time without any node counts nothing',
    withEngine(async ({ db }) => {
      const times = [
        { id: 'a', from_at: 1000, to_at: 5000 },
        { id: 'b', from_at: 3000, to_at: 6000 },
        { id: 'c', from_at: 8000, to_at: 9000 },
      ];
      await db.insertInto('nodes').values(times).execute();
      const uptime = await startUptime(db, { ...steadyTime(), now: () => 10_000 }, 'd');
      expect(uptime.between(1000, 12_000)).toBe(5000 + 1000 + 2000);
      expect(uptime.between(5500, 8500)).toBe(500 + 500);
      expect(uptime.between(10_500, 12_000)).toBe(1500);
      expect(uptime.between(6500, 7500)).toBe(0);
      await uptime.beat();
    }),
  );

  test(
    'a guest that signs up stays who it is; one that signs in goes over with all it has',
    withEngine(async (engine) => {
      const { db } = engine;
      await migrateAuth(engine);
      const guest = await addPerson(engine, 'u1', 'Ann', 1);
      expect(await linkGuest(engine, guest.id, 'account')).toEqual([]);
      expect((await personById(db, guest.id))?.user_id).toBe('account');
      const other = await addPerson(engine, 'u2', undefined, 2);
      const table = { ...aTable(), host: other.id, seats: [{ person: other.id, name: 'Guest' }, {}, {}] };
      await insertTable(db, table);
      expect(await linkGuest(engine, other.id, 'account')).toEqual([table.id]);
      const moved = await readTable(db, table.id);
      // A room that has the row of before cannot write the guest back.
      expect(await updateTable(db, table, { ...table, chat: 'off' })).toBeUndefined();
      expect(moved?.host).toBe(guest.id);
      expect(moved?.seats[0]).toEqual({ person: guest.id, name: 'Ann' });
      await setMute(db, guest.id, other.id, true, 9);
      await setMute(db, guest.id, other.id, true, 9);
      expect(await mutedBy(db, guest.id, 9)).toEqual([other.id]);
      await setMute(db, guest.id, other.id, false, 9);
      expect(await mutedBy(db, guest.id, 9)).toEqual([]);
    }),
  );
});

test('a Postgres without the database, locked, full or read-only stops the start with one sentence', async () => {
  const databaseUrl = await postgres.database('troubled');
  const open = (url: string): Promise<Engine> =>
    openEngine({ dataDir: '', databaseUrl: url, memoryLog: false });
  await (await open(databaseUrl)).close();
  await expect(open(databaseUrl.replace('troubled', 'nowhere'))).rejects.toThrow(
    /^Postgres at 127\.0\.0\.1:\d+ has no database "nowhere"\.$/,
  );
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query('begin; lock table meta in access exclusive mode');
  await expect(open(databaseUrl)).rejects.toThrow(/is locked by another program\.$/);
  await other.query('rollback');
  // What Postgres says when a write finds no room.
  await other.query(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before insert on meta execute function no_room()`);
  await expect(open(databaseUrl)).rejects.toThrow(/^The disk of Postgres at [\d.:]+ is full\.$/);
  await other.query('drop trigger full_disk on meta');
  await other.query('alter database troubled set default_transaction_read_only = on');
  await expect(open(databaseUrl)).rejects.toThrow(/may only be read\.$/);
  await other.query('begin; set transaction read write; alter database troubled reset all; commit');
  await (await open(databaseUrl)).close();
  await other.end();
}, 60_000);

test('the log in memory keeps the same promises', async () => {
  const log = memoryLog();
  expect(await log.append(row('m', 0, 'a', 2))).toBe('written');
  expect(await log.append(row('m', 0, 'b'))).toBe('taken');
  expect(await log.append(row('m', 1, 'b'))).toBe('taken');
  expect(await log.append(row('m', 2, 'a'))).toBe('taken');
  expect(await log.append(row('m', 2, 'b'))).toBe('written');
  expect((await log.read('m', 1)).map((r) => r.seq)).toEqual([2]);
  expect(await log.findMove('m', 'a')).toEqual(row('m', 0, 'a', 2));
  expect(await log.heads(['m', 'n'])).toEqual(
    new Map([
      ['m', 3],
      ['n', 0],
    ]),
  );
});
