import { BadInput, isObject, refuseClosed } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import type { HistoryLine, NewTable, TableId, TableLine } from '@four-crowns/protocol';
import { BOUNDS } from '../limits/bounds.ts';
import { botOf, defaultBot } from './hosted-games.ts';
import type { HostedGame } from './hosted-games.ts';
import type { ServerContext } from '../context.ts';
import { newId } from '../common/ids.ts';
import { HttpRefusal } from '../common/refusal.ts';
import { seatInfo, tableLine } from '../room/info.ts';
import type { Sitter } from '../room/seating.ts';
import { seatsOnClock } from '../room/append.ts';
import type { Rooms } from '../room/rooms.ts';
import { insertTable, readTables } from '../store/tables.ts';
import type { SeatState, Table } from '../store/tables.ts';

/** Makes a table with its first players; the caller decides whether it begins at once. */
export async function createTable(
  context: ServerContext,
  maker: Sitter,
  wish: NewTable,
  rematchOf?: TableId,
): Promise<TableId> {
  const hosted = context.games.find(wish.game);
  if (hosted === undefined) throw new HttpRefusal('bad-request', `There is no game "${wish.game}" here.`);
  await mayOpenAnother(context, maker.id);
  const now = context.time.now();
  const table: Table = {
    id: newId(9),
    rev: 1,
    game: hosted.game.id,
    rulesVersion: hosted.game.rulesVersion,
    options: optionsOf(hosted, wish),
    access: wish.access ?? 'link',
    invite: newId(12),
    host: maker.id,
    status: 'open',
    start: wish.start ?? 'full',
    pace: wish.pace ?? { type: 'none' },
    standInBot: botNamed(hosted, wish.standInBot ?? defaultBot(hosted)),
    chat: wish.chat ?? 'on',
    ...(wish.hints === undefined ? {} : { hints: wish.hints }),
    createdAt: now,
    touchedAt: now,
    ...(rematchOf === undefined ? {} : { rematchOf }),
    dueAt: now + context.settings.openTableMs,
    seats: seatsOf(hosted, maker, wish),
  };
  await insertTable(context.engine.db, table);
  context.logger.info({ match: table.id, game: table.game, seats: wish.seats }, 'table opened');
  return table.id;
}

async function mayOpenAnother(context: ServerContext, host: string): Promise<void> {
  const { open } = await context.engine.db
    .selectFrom('matches')
    .select((e) => e.fn.countAll<number>().as('open'))
    .where('host', '=', host)
    .where('status', 'in', ['open', 'dealing', 'playing'])
    .executeTakeFirstOrThrow();
  if (open >= context.settings.openTables) {
    throw new HttpRefusal('full', `You host ${open} tables that are not over: end one first.`);
  }
}

function optionsOf(hosted: HostedGame, wish: NewTable): Table['options'] {
  const { game } = hosted;
  if (!game.seatCounts.includes(wish.seats)) {
    throw new HttpRefusal(
      'bad-request',
      `This game is for ${game.seatCounts.join(', ')} seats, not ${wish.seats}.`,
    );
  }
  try {
    const options = game.parseOptions(wish.options ?? {}, wish.seats);
    if (isObject(options)) refuseClosed(game.options, options, wish.seats);
    return options;
  } catch (error) {
    if (error instanceof BadInput)
      throw new HttpRefusal('bad-request', `The options do not work: ${error.message}.`);
    throw error;
  }
}

function botNamed(hosted: HostedGame, bot: string): string {
  if (botOf(hosted, bot) !== undefined) return bot;
  throw new HttpRefusal('bad-request', `There is no bot "${bot}" for this game.`);
}

function seatsOf(hosted: HostedGame, maker: Sitter, wish: NewTable): SeatState[] {
  const seats: SeatState[] = Array.from({ length: wish.seats }, () => ({}));
  const take = (seat: Seat, state: SeatState): void => {
    const there = seats[seat];
    if (there === undefined) throw new HttpRefusal('bad-request', `There is no seat ${seat} at this table.`);
    if (there.person !== undefined || there.bot !== undefined) {
      throw new HttpRefusal('bad-request', `Seat ${seat} is given twice.`);
    }
    seats[seat] = state;
  };
  for (const { seat, bot } of wish.bots ?? []) take(seat, { bot: botNamed(hosted, bot) });
  const free = seats.findIndex((seat) => seat.bot === undefined);
  for (const seat of wish.mine ?? (free < 0 ? [] : [free]))
    take(seat, { person: maker.id, name: maker.name });
  return seats;
}

/** Public tables to join or watch, newest first. */
export async function listPublic(context: ServerContext, person: string | undefined): Promise<TableLine[]> {
  const rows = await context.engine.db
    .selectFrom('matches')
    .selectAll()
    .where('access', '=', 'public')
    .where('status', 'in', ['open', 'dealing', 'playing'])
    .orderBy('created_at', 'desc')
    .limit(BOUNDS.listed.most)
    .execute();
  const tables = await readTables(context.engine.db, rows);
  return tables.map((table) => tableLine(table, person, []));
}

/** A person's unfinished tables, first those where the person must act. */
export async function listMine(context: ServerContext, rooms: Rooms, person: string): Promise<TableLine[]> {
  const rows = await context.engine.db
    .selectFrom('matches')
    .selectAll()
    .where('status', 'in', ['open', 'dealing', 'playing'])
    .where((e) =>
      e.or([
        e('host', '=', person),
        e('id', 'in', e.selectFrom('seats').select('match').where('person', '=', person)),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(BOUNDS.listed.most)
    .execute();
  const lines: TableLine[] = [];
  for (const table of await readTables(context.engine.db, rows)) {
    const room = table.status === 'playing' ? await rooms.find(table.id) : undefined;
    const toAct = room?.live === undefined ? [] : seatsOnClock(room.table.seats, room.live.match);
    lines.push(tableLine(table, person, toAct));
  }
  const isMyTurn = ({ toAct, mine }: TableLine): boolean => toAct.some((seat) => mine.includes(seat));
  return lines.toSorted((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)));
}

export async function listHistory(
  context: ServerContext,
  person: string,
  before: number,
): Promise<HistoryLine[]> {
  const rows = await context.engine.db
    .selectFrom('matches')
    .selectAll()
    .where('status', '=', 'over')
    .where('ended_at', '<', before)
    .where('id', 'in', (e) => e.selectFrom('seats').select('match').where('person', '=', person))
    .orderBy('ended_at', 'desc')
    .limit(BOUNDS.listed.most)
    .execute();
  return (await readTables(context.engine.db, rows)).flatMap(({ result, ...table }) =>
    result === undefined
      ? []
      : [
          {
            id: table.id,
            game: table.game,
            endedAt: table.endedAt ?? 0,
            mine: table.seats.flatMap((seat, i) => (seat.person === person ? [i] : [])),
            seats: table.seats.map((seat) => seatInfo(seat, () => false)),
            result,
          },
        ],
  );
}
