import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { newGuest, newTable } from '@four-crowns/harness/http-client';
import { readSettings } from '@four-crowns/server/settings';
import { startServer } from '@four-crowns/server';
import { openEngine } from '@four-crowns/server/store';
import { backup } from '@four-crowns/server/admin/backup';
import { moveStore } from '@four-crowns/server/admin/move-store';
import type { GameSize } from './figures.ts';

const MATCHES = 8;
const PATIENCE_MS = 240_000;

const ENV = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  WEB_DIR: '/nowhere',
  CONTRIBUTE_MS: '0',
  BOT_FLOOR_MS: '0',
  OPEN_TABLES: '1000',
  TABLES_PER_HOUR: '1000',
} as const;

/** Whole matches of every game by a real server, between random bots, with a clock as people have it. */
export async function playInto(
  folder: string,
): Promise<{ games: GameSize[]; bytesPerMove: number; archiveBytesPerMove: number; moves: number }> {
  const server = await startServer(readSettings({ ...ENV, DATA_DIR: folder }));
  const { db } = server.context.engine;
  const host = await newGuest(server.url);
  for (const { game } of server.context.games.newest) {
    const bots = [0, 1].map((seat) => ({ seat, bot: 'random' }));
    const pace = { type: 'live', base: 600_000, increment: 5000 } as const;
    for (let i = 0; i < MATCHES; i++) await newTable(host, { game: game.id, seats: 2, mine: [], bots, pace });
  }
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const live = await db.selectFrom('matches').select('id').where('status', '!=', 'over').execute();
    if (live.length === 0) break;
    if (Date.now() > until) throw new Error(`${live.length} matches did not end`);
    await new Promise((done) => setTimeout(done, 500));
  }
  const { rows } = await sql<{ game: string; matches: number; moves: number; bytes: number }>`
    select m.game, count(distinct m.id) as matches, count(*) as moves,
      sum(length(l.entries) + coalesce(length(l.checkpoint), 0) + coalesce(length(l.clock), 0)) as bytes
    from log l join matches m on m.id = l.match group by m.game order by m.game`.execute(db);
  await server.close();
  const moves = rows.reduce((sum, row) => sum + row.moves, 0);
  const archive = join(folder, 'archive');
  await backup({ dataDir: folder, databaseUrl: '' }, archive);
  return {
    moves,
    archiveBytesPerMove: statSync(archive).size / moves,
    bytesPerMove: statSync(join(folder, 'four-crowns.sqlite')).size / moves,
    games: rows.map((row) => ({
      game: row.game,
      matches: row.matches,
      movesPerMatch: row.moves / row.matches,
      logBytesPerMove: row.bytes / row.moves,
    })),
  };
}

/** The same store, moved. */
export async function bytesInPostgres(folder: string, url: string): Promise<number> {
  await moveStore(readSettings({ DATA_DIR: folder, DATABASE_URL: url }));
  const engine = await openEngine({ dataDir: '', databaseUrl: url, memoryLog: false });
  const { rows } = await sql<{ bytes: number; moves: number }>`
    select sum(pg_total_relation_size(c.oid))::bigint as bytes, (select count(*) from log) as moves
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`.execute(
    engine.db,
  );
  await engine.close();
  const [found] = rows;
  return Number(found?.bytes) / Number(found?.moves);
}
