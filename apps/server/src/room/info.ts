import { versionAt } from '@four-crowns/core';
import type { Match, Seat, Viewer } from '@four-crowns/core';
import type { PersonId, RewindAsk, SeatInfo, TableInfo, TableLine } from '@four-crowns/protocol';
import type { ServerContext } from '../context.ts';
import type { SeatState, Table } from '../store/tables.ts';
import { hintsAt } from './hints-at.ts';
import { readClock } from './clock.ts';
import type { Room } from './room.ts';

export function seatsHeld(table: Table, person: PersonId | undefined): Seat[] {
  if (person === undefined) return [];
  return table.seats.flatMap((seat, i) => (seat.person === person ? [i] : []));
}

/** The viewers of a person: all seats held, or `table` if there are none. */
export function viewersOf(table: Table, person: PersonId): readonly Viewer[] {
  const seats = seatsHeld(table, person);
  return seats.length > 0 ? seats : ['table'];
}

export function seatInfo(seat: SeatState, here: (person: PersonId) => boolean): SeatInfo {
  const holder: SeatInfo['holder'] =
    seat.person !== undefined
      ? { type: 'person', person: seat.person, name: seat.name ?? 'Guest', here: here(seat.person) }
      : seat.bot !== undefined
        ? { type: 'bot', bot: seat.bot }
        : { type: 'free' };
  return seat.standIn === undefined ? { holder } : { holder, standIn: seat.standIn };
}

/** A line in a list of tables. It comes from the store alone, so it does not know who is present. */
export function tableLine(table: Table, person: PersonId | undefined, toAct: readonly Seat[]): TableLine {
  const mine = seatsHeld(table, person);
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    access: table.access,
    host: table.host,
    status: table.status,
    pace: table.pace,
    seats: table.seats.map((seat) => seatInfo(seat, () => false)),
    mine,
    createdAt: table.createdAt,
    toAct,
    ...(table.rematchOf === undefined ? {} : { rematchOf: table.rematchOf }),
    ...(table.result === undefined ? {} : { result: table.result }),
    ...(mine.length === 0 ? {} : { invite: table.invite }),
  };
}

function peopleAt(room: Room): Set<PersonId> {
  const people = new Set<PersonId>();
  for (const { person } of room.listeners) people.add(person);
  for (const others of room.elsewhere.values()) for (const person of others) people.add(person);
  return people;
}

export function tableInfo(context: ServerContext, room: Room, person: PersonId | undefined): TableInfo {
  const { table, live } = room;
  const present = peopleAt(room);
  const here = (who: PersonId): boolean => present.has(who);
  const mine = seatsHeld(table, person);
  const watchers = [...present].filter((who) => seatsHeld(table, who).length === 0);
  return {
    id: table.id,
    game: table.game,
    rulesVersion: table.rulesVersion,
    options: table.options,
    access: table.access,
    ...(mine.length > 0 || table.host === person ? { invite: table.invite } : {}),
    host: table.host,
    status: table.status,
    start: table.start,
    pace: table.pace,
    standInBot: table.standInBot,
    chat: table.chat,
    hints: hintsAt(table),
    seats: table.seats.map((seat) => seatInfo(seat, here)),
    mine,
    watchers: watchers.length,
    createdAt: table.createdAt,
    ...(live === undefined ? {} : chanceInfo(table, live.match)),
    ...(live?.clock === undefined
      ? {}
      : { clock: readClock(live.clock, context.time.now(), context.uptime.between) }),
    ...(table.rewind === undefined
      ? {}
      : { rewind: rewindFor(table.rewind, live?.match, mine[0] ?? 'table') }),
    ...(table.rematch === undefined ? {} : { rematch: table.rematch }),
    ...(table.rematchOf === undefined ? {} : { rematchOf: table.rematchOf }),
    ...(table.closed === undefined ? {} : { closed: table.closed }),
    ...(table.result === undefined ? {} : { result: table.result }),
  };
}

/** The store has a length of the log; each viewer needs its own version instead. */
function rewindFor(ask: RewindAsk, match: Match | undefined, viewer: Viewer): RewindAsk {
  return match === undefined ? ask : { ...ask, version: versionAt(match, viewer, ask.version) };
}

function chanceInfo(table: Table, match: Match): Pick<TableInfo, 'commitment' | 'dealsAt' | 'contributed'> {
  const [first] = match.entries;
  const info = {
    ...(first?.type === 'commit' ? { commitment: first.commitment } : {}),
    contributed: match.entries.flatMap((e) => (e.type === 'contribute' ? [e.by] : [])),
  };
  return table.status === 'dealing' && table.dealsAt !== undefined
    ? { ...info, dealsAt: table.dealsAt }
    : info;
}
