import { contributionsOf, openMatch, parseTrusted, replayEntry, seededDealer } from '@four-crowns/core';
import type { Dealer, Match } from '@four-crowns/core';
import type { TableId } from '@four-crowns/protocol';
import type { ServerContext } from '../context.ts';
import { HttpRefusal } from '../common/refusal.ts';
import { entriesIn } from '../store/log.ts';
import type { LogRow } from '../store/log.ts';
import { readTable } from '../store/tables.ts';
import type { Table } from '../store/tables.ts';
import type { Clock } from './clock.ts';
import { serial } from './room.ts';
import type { Live, Room } from './room.ts';
import { tellTable } from './tell-table.ts';

export async function loadRoom(context: ServerContext, id: TableId): Promise<Room | undefined> {
  const table = await readTable(context.engine.db, id);
  if (table === undefined) return undefined;
  const hosted = context.games.at(table.game, table.rulesVersion);
  if (hosted === undefined) {
    throw new HttpRefusal(
      'unavailable',
      `This match is played by rules ${table.rulesVersion} of "${table.game}", which this server does not have.`,
    );
  }
  const room: Room = {
    id,
    hosted,
    inTurn: serial(),
    table,
    live: undefined,
    isStale: false,
    isLeft: false,
    listeners: new Set(),
    elsewhere: new Map(),
    lastSent: new Map(),
    asking: new Set(),
    botsSince: undefined,
    cancelTimer: undefined,
    timerAt: 0,
    storedDue: table.dueAt,
    idleSince: context.time.now(),
    lastChat: 0,
  };
  room.live = await loadLive(context, room);
  return room;
}

/** Reloads everything from the store. */
export async function reload(context: ServerContext, room: Room): Promise<void> {
  const table = await readTable(context.engine.db, room.id);
  if (table === undefined) throw new Error(`table ${room.id} is gone`);
  const { rev, status } = room.table;
  room.table = table;
  room.storedDue = table.dueAt;
  room.live = await loadLive(context, room);
  room.isStale = false;
  if (table.rev !== rev) tellTable(context, room, status);
}

/** Runs in the room's turn. A room that the last task left stale is reloaded first. */
export function useFresh<T>(context: ServerContext, room: Room, task: () => Promise<T> | T): Promise<T> {
  return room.inTurn(() => (room.isStale ? reload(context, room).then(task) : task()));
}

async function loadLive(context: ServerContext, room: Room): Promise<Live | undefined> {
  const { table } = room;
  const secret = await context.engine.db
    .selectFrom('secrets')
    .select('seed')
    .where('match', '=', table.id)
    .executeTakeFirst();
  if (secret === undefined) return undefined;
  const { game } = room.hosted;
  const options = game.parseOptions(table.options, table.seats.length);
  const match = openMatch(game, table.id, options, table.seats.length);
  const live: Live = {
    match,
    seed: secret.seed,
    dealer: undefined,
    clock: table.clock,
    lastAt: table.touchedAt,
  };
  const asked = performance.now();
  const rows = await context.engine.log.read(table.id, 0);
  context.metrics.database.observe(performance.now() - asked, 'what="read"');
  for (const row of rows) replayRow(live, row);
  return live;
}

/** Reads what other nodes have written since then. */
export async function catchUp(context: ServerContext, room: Room): Promise<boolean> {
  if (room.isStale || room.live === undefined) {
    await reload(context, room);
    return true;
  }
  const { live } = room;
  const rows = await context.engine.log.read(room.id, live.match.entries.length);
  for (const row of rows) replayRow(live, row);
  return rows.length > 0;
}

function replayRow(live: Live, row: LogRow): void {
  const { match } = live;
  if (row.seq !== match.entries.length) throw new Error(`the log of ${row.match} has a gap at ${row.seq}`);
  for (const entry of entriesIn(row)) replayEntry(match, entry, match.entries.length);
  if (match.line.length > 0) live.dealer ??= dealerOf(live);
  if (row.clock !== null && row.at >= (live.clock?.at ?? 0)) live.clock = parseTrusted<Clock>(row.clock);
  live.lastAt = Math.max(live.lastAt, row.at);
}

/** Only once nobody can contribute to chance any more. */
export function dealerOf(live: Live): Dealer {
  const { match } = live;
  return seededDealer(live.seed, {
    match: match.id,
    game: match.game.id,
    options: match.options,
    seats: match.seats,
    contributions: contributionsOf(match),
  });
}

/** The status that follows from the log. A crash between two writes may have left the table's row behind. */
export function statusByLog(table: Table, match: Match): Table['status'] {
  if (table.status === 'closed') return 'closed';
  if (match.result !== undefined) return 'over';
  return match.line.length > 0 ? 'playing' : 'dealing';
}
