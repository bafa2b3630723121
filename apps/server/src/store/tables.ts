import { parseTrusted } from '@four-crowns/core';
import type { Json, Result, Seat } from '@four-crowns/core';
import type { BotId, Pace, PersonId, RewindAsk, TableId, TableStatus } from '@four-crowns/protocol';
import type { Clock } from '../room/clock.ts';
import type { Db, MatchesRow, SeatsRow } from './schema.ts';

export interface SeatState {
  readonly person?: PersonId;
  readonly name?: string;
  readonly bot?: BotId;
  readonly standIn?: { readonly bot: BotId; readonly because: 'left' | 'time' | 'resigned' };
}

/** A table as stored, without its log. */
export interface Table {
  readonly id: TableId;
  readonly rev: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Json;
  readonly access: MatchesRow['access'];
  readonly invite: string;
  readonly host: PersonId;
  readonly status: TableStatus;
  readonly start: MatchesRow['start_mode'];
  readonly pace: Pace;
  readonly standInBot: BotId;
  readonly chat: MatchesRow['chat'];
  /** Missing: as who sits there makes it. */
  readonly hints?: NonNullable<MatchesRow['hints']>;
  readonly createdAt: number;
  readonly touchedAt: number;
  readonly dealsAt?: number;
  readonly endedAt?: number;
  readonly rematch?: TableId;
  readonly rematchOf?: TableId;
  readonly closed?: string;
  readonly result?: Result;
  readonly clock?: Clock;
  readonly rewind?: RewindAsk;
  readonly dueAt?: number;
  readonly seats: readonly SeatState[];
}

type SeatLine = SeatsRow & { readonly name: string | null };

export async function insertTable(db: Db, table: Table): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('matches').values(rowOf(table)).execute();
    await tx
      .insertInto('seats')
      .values(table.seats.map((s, i) => seatRow(table.id, i, s)))
      .execute();
  });
}

export async function readTable(db: Db, id: TableId): Promise<Table | undefined> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  return tableOf(row, await seatLines(db, [id]));
}

export async function readTables(db: Db, rows: readonly MatchesRow[]): Promise<Table[]> {
  if (rows.length === 0) return [];
  const seats = await seatLines(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) =>
    tableOf(
      row,
      seats.filter((seat) => seat.match === row.id),
    ),
  );
}

function seatLines(db: Db, ids: readonly TableId[]): Promise<SeatLine[]> {
  return db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .selectAll('seats')
    .select('people.name')
    .where('seats.match', 'in', [...ids])
    .orderBy('seats.seat')
    .execute();
}

/** Returns the table with its new `rev`; undefined if somebody has changed it in the meantime. */
export async function updateTable(db: Db, old: Table, now: Table): Promise<Table | undefined> {
  const next = { ...now, rev: old.rev + 1 };
  const { id: _id, due_at: _due, ...row } = rowOf(next);
  const changed = await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('matches')
      .set(row)
      .where('id', '=', old.id)
      .where('rev', '=', old.rev)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    for (const [i, seat] of next.seats.entries()) {
      if (seat === old.seats[i]) continue;
      const { match, seat: number, ...rest } = seatRow(old.id, i, seat);
      await tx.updateTable('seats').set(rest).where('match', '=', match).where('seat', '=', number).execute();
    }
    return true;
  });
  return changed ? next : undefined;
}

function rowOf(t: Table): MatchesRow {
  return {
    id: t.id,
    rev: t.rev,
    game: t.game,
    rules_version: t.rulesVersion,
    options: JSON.stringify(t.options),
    seats: t.seats.length,
    access: t.access,
    invite: t.invite,
    host: t.host,
    status: t.status,
    start_mode: t.start,
    pace: JSON.stringify(t.pace),
    stand_in_bot: t.standInBot,
    chat: t.chat,
    hints: t.hints ?? null,
    created_at: t.createdAt,
    touched_at: t.touchedAt,
    deals_at: t.dealsAt ?? null,
    ended_at: t.endedAt ?? null,
    rematch: t.rematch ?? null,
    rematch_of: t.rematchOf ?? null,
    closed: t.closed ?? null,
    result: textOrNull(t.result),
    clock: textOrNull(t.clock),
    rewind: textOrNull(t.rewind),
    due_at: t.dueAt ?? null,
  };
}

function textOrNull(x: unknown): string | null {
  return x === undefined ? null : JSON.stringify(x);
}

function seatRow(match: TableId, seat: Seat, s: SeatState): SeatsRow {
  return {
    match,
    seat,
    person: s.person ?? null,
    bot: s.bot ?? null,
    stand_in: s.standIn?.bot ?? null,
    stand_in_because: s.standIn?.because ?? null,
  };
}

function tableOf(row: MatchesRow, seats: readonly SeatLine[]): Table {
  return {
    id: row.id,
    rev: row.rev,
    game: row.game,
    rulesVersion: row.rules_version,
    options: parseTrusted<Json>(row.options),
    access: row.access,
    invite: row.invite,
    host: row.host,
    status: row.status,
    start: row.start_mode,
    pace: parseTrusted<Pace>(row.pace),
    standInBot: row.stand_in_bot,
    chat: row.chat,
    ...(row.hints === null ? {} : { hints: row.hints }),
    createdAt: row.created_at,
    touchedAt: row.touched_at,
    ...(row.deals_at === null ? {} : { dealsAt: row.deals_at }),
    ...(row.ended_at === null ? {} : { endedAt: row.ended_at }),
    ...(row.rematch === null ? {} : { rematch: row.rematch }),
    ...(row.rematch_of === null ? {} : { rematchOf: row.rematch_of }),
    ...(row.closed === null ? {} : { closed: row.closed }),
    ...(row.result === null ? {} : { result: parseTrusted<Result>(row.result) }),
    ...(row.clock === null ? {} : { clock: parseTrusted<Clock>(row.clock) }),
    ...(row.rewind === null ? {} : { rewind: parseTrusted<RewindAsk>(row.rewind) }),
    ...(row.due_at === null ? {} : { dueAt: row.due_at }),
    seats: seats.map(seatOf),
  };
}

function seatOf(line: SeatLine): SeatState {
  return {
    ...(line.person === null ? {} : { person: line.person, name: line.name ?? 'Guest' }),
    ...(line.bot === null ? {} : { bot: line.bot }),
    ...(line.stand_in === null
      ? {}
      : {
          standIn: {
            bot: line.stand_in,
            because: line.stand_in_because ?? 'left',
          },
        }),
  };
}
