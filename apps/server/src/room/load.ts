import { contributionsOf, openMatch, replayEntry, seededDealer } from '@four-crowns/core';
import type { Dealer, Entry, Match } from '@four-crowns/core';
import type { TableId } from '@four-crowns/protocol';
import type { House } from '../house.ts';
import { HttpRefusal } from '../refusal.ts';
import type { LogRow } from '../store/log.ts';
import { readTable } from '../store/tables.ts';
import type { Table } from '../store/tables.ts';
import type { Clock } from './clock.ts';
import { serial } from './room.ts';
import type { Live, Room } from './room.ts';
import { tellTable } from './tell-table.ts';

export async function loadRoom(house: House, id: TableId): Promise<Room | undefined> {
  const table = await readTable(house.engine.db, id);
  if (table === undefined) return undefined;
  const hosted = house.games.at(table.game, table.rulesVersion);
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
    suspect: false,
    isLeft: false,
    listeners: new Set(),
    elsewhere: new Map(),
    published: new Map(),
    asking: new Set(),
    botsSince: undefined,
    cancelTimer: undefined,
    timerAt: 0,
    storedDue: table.dueAt,
    idleSince: house.time.now(),
    lastChat: 0,
  };
  room.live = await loadLive(house, room);
  return room;
}

/** Everything anew from the store. */
export async function reload(house: House, room: Room): Promise<void> {
  const table = await readTable(house.engine.db, room.id);
  if (table === undefined) throw new Error(`table ${room.id} is gone`);
  const { rev, status } = room.table;
  room.table = table;
  room.storedDue = table.dueAt;
  room.live = await loadLive(house, room);
  room.suspect = false;
  if (table.rev !== rev) tellTable(house, room, status);
}

/** Before a room is used: whatever went wrong last time is forgotten. */
export async function trusted(house: House, room: Room): Promise<Room> {
  if (room.suspect) await reload(house, room);
  return room;
}

async function loadLive(house: House, room: Room): Promise<Live | undefined> {
  const { table } = room;
  const secret = await house.engine.db
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
  const rows = await house.engine.log.read(table.id, 0);
  house.metrics.database.observe(performance.now() - asked, 'what="read"');
  for (const row of rows) replayRow(live, row);
  return live;
}

/** What other nodes have written since. */
export async function catchUp(house: House, room: Room): Promise<boolean> {
  if (room.suspect || room.live === undefined) {
    await reload(house, room);
    return true;
  }
  const { live } = room;
  const rows = await house.engine.log.read(room.id, live.match.entries.length);
  for (const row of rows) replayRow(live, row);
  return rows.length > 0;
}

function replayRow(live: Live, row: LogRow): void {
  const { match } = live;
  if (row.seq !== match.entries.length) throw new Error(`the log of ${row.match} has a gap at ${row.seq}`);
  for (const entry of JSON.parse(row.entries) as Entry[]) replayEntry(match, entry, match.entries.length);
  if (match.line.length > 0) live.dealer ??= dealerOf(live);
  if (row.clock !== null && row.at >= (live.clock?.at ?? 0)) live.clock = JSON.parse(row.clock) as Clock;
  live.lastAt = Math.max(live.lastAt, row.at);
}

/** Only once nobody can add to chance any more. */
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

/** What the log says about where the table is; a kill between two writes may have left it behind. */
export function statusByLog(table: Table, match: Match): Table['status'] {
  if (table.status === 'closed') return 'closed';
  if (match.result !== undefined) return 'over';
  return match.line.length > 0 ? 'playing' : 'dealing';
}
