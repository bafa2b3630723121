import { BadInput, lengthAt, rewind, versionOf } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import type { RewindAsk } from '@four-crowns/protocol';
import type { ServerContext } from '../context.ts';
import { sha256 } from '../common/ids.ts';
import { CommandRefused } from '../common/refusal.ts';
import type { Table } from '../store/tables.ts';
import { append } from './append.ts';
import { changeTable } from './change.ts';
import { dealerOf } from './load.ts';
import { publishAndAlign } from './align-table.ts';
import { isPlaying } from './room.ts';
import type { Room } from './room.ts';

const ASK_LENGTH = 16;

/** Bots always agree, and so do the other seats of the person who asks. */
function agreedBy(table: Table, seat: Seat): Seat[] {
  const person = table.seats[seat]?.person;
  return table.seats.flatMap((s, i) =>
    s.person === undefined || s.person === person || s.standIn !== undefined ? [i] : [],
  );
}

export async function askRewind(
  context: ServerContext,
  room: Room,
  seat: Seat,
  version: number,
  messageId: string,
): Promise<void> {
  // Sent again after a lost connection: the request is pending, or has been carried out.
  const id = sha256(`${room.id} ${seat} ${messageId}`).slice(0, ASK_LENGTH);
  if (room.table.rewind?.ask === id || (await hasHappened(context, room, id))) return;
  if (!isPlaying(room)) throw new CommandRefused('not-now', 'There is no match in progress to rewind.');
  const { match } = room.live;
  const length = lengthAt(match, seat, version);
  if (version >= versionOf(match, seat) || stepsAt(match, length) >= match.line.length) {
    throw new CommandRefused('not-now', 'Nothing has happened since then.');
  }
  // Each seat is told its own version for that point: see info.ts.
  const ask: RewindAsk = { ask: id, by: seat, version: length, agreed: agreedBy(room.table, seat) };
  await changeTable(context, room, (table) => {
    if (table.rewind?.ask === id) return table;
    if (table.rewind !== undefined)
      throw new CommandRefused('not-now', 'Another request to go back is pending.');
    return { ...table, rewind: ask };
  });
  await rewindIfAgreed(context, room);
}

export async function answerRewind(
  context: ServerContext,
  room: Room,
  seat: Seat,
  ask: string,
  agree: boolean,
): Promise<void> {
  // Sent again after a lost connection: it has already taken effect.
  if (room.table.rewind?.ask !== ask && agree === (await hasHappened(context, room, ask))) return;
  await changeTable(context, room, (table) => {
    if (table.rewind?.ask !== ask) throw new CommandRefused('not-now', 'This request is no longer pending.');
    const { rewind: wish, ...rest } = table;
    if (!agree) return rest;
    return { ...rest, rewind: { ...wish, agreed: [...new Set([...wish.agreed, ...agreedBy(table, seat)])] } };
  });
  await rewindIfAgreed(context, room);
}

async function rewindIfAgreed(context: ServerContext, room: Room): Promise<void> {
  const wish = room.table.rewind;
  if (wish === undefined || !isPlaying(room)) return;
  const { live } = room;
  const out = live.match.resigned;
  if (!room.table.seats.every((_, seat) => wish.agreed.includes(seat) || out.includes(seat))) return;
  const from = live.match.entries.length;
  try {
    rewind(
      live.match,
      stepsAt(live.match, wish.version),
      wish.agreed.toSorted((a, b) => a - b),
      (live.dealer ??= dealerOf(live)),
    );
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    await forget(context, room, wish.ask);
    throw new CommandRefused('not-now', `${error.message}.`);
  }
  const done = await append(context, room, from, moveIdOf(wish.ask));
  await forget(context, room, wish.ask);
  if (done === 'written') await publishAndAlign(context, room);
}

function moveIdOf(ask: string): string {
  return `~rewind:${ask}`;
}

async function hasHappened(context: ServerContext, room: Room, ask: string): Promise<boolean> {
  return (await context.engine.log.findMove(room.id, moveIdOf(ask))) !== undefined;
}

async function forget(context: ServerContext, room: Room, ask: string): Promise<void> {
  await changeTable(context, room, (table) => {
    if (table.rewind?.ask !== ask) return table;
    const { rewind: _rewind, ...rest } = table;
    return rest;
  });
}

/** How many of the steps on the line existed when the log had this length. */
function stepsAt(match: { readonly line: readonly { readonly entry: number }[] }, length: number): number {
  const steps = match.line.findIndex((step) => step.entry >= length);
  return steps < 0 ? match.line.length : steps;
}
