import { BadInput, rewind } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import type { RewindAsk } from '@four-crowns/protocol';
import type { House } from '../house.ts';
import { newId } from '../ids.ts';
import { NotDone } from '../refusal.ts';
import type { Table } from '../store/tables.ts';
import { append } from './append.ts';
import { changeTable } from './change.ts';
import { dealerOf, trusted } from './load.ts';
import { progress } from './progress.ts';
import { isPlaying } from './room.ts';
import type { Room } from './room.ts';

/** Bots always agree, and so do the other seats of whoever asks. */
function agreedBy(table: Table, seat: Seat): Seat[] {
  const person = table.seats[seat]?.person;
  return table.seats.flatMap((s, i) =>
    s.person === undefined || s.person === person || s.standIn !== undefined ? [i] : [],
  );
}

export async function askRewind(house: House, room: Room, seat: Seat, version: number): Promise<void> {
  await trusted(house, room);
  if (!isPlaying(room)) throw new NotDone('not-now', 'There is nothing to go back from.');
  const steps = stepsAt(room.live.match, version);
  if (steps >= room.live.match.line.length) throw new NotDone('not-now', 'Nothing has happened since then.');
  const ask: RewindAsk = { ask: newId(9), by: seat, version, agreed: agreedBy(room.table, seat) };
  await changeTable(house, room, (table) => {
    if (table.rewind !== undefined) throw new NotDone('not-now', 'Another wish to go back is being asked.');
    return { ...table, rewind: ask };
  });
  await rewindIfAgreed(house, room);
}

export async function answerRewind(
  house: House,
  room: Room,
  seat: Seat,
  ask: string,
  agree: boolean,
): Promise<void> {
  await trusted(house, room);
  await changeTable(house, room, (table) => {
    if (table.rewind?.ask !== ask) throw new NotDone('not-now', 'This wish is no longer asked.');
    const { rewind: wish, ...rest } = table;
    if (!agree) return rest;
    return { ...rest, rewind: { ...wish, agreed: [...new Set([...wish.agreed, ...agreedBy(table, seat)])] } };
  });
  await rewindIfAgreed(house, room);
}

async function rewindIfAgreed(house: House, room: Room): Promise<void> {
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
    await forget(house, room, wish.ask);
    throw new NotDone('not-now', `${error.message}.`);
  }
  const done = await append(house, room, from, `~rewind:${wish.ask}`);
  await forget(house, room, wish.ask);
  if (done === 'written') await progress(house, room);
}

async function forget(house: House, room: Room, ask: string): Promise<void> {
  await changeTable(house, room, (table) => {
    if (table.rewind?.ask !== ask) return table;
    const { rewind: _rewind, ...rest } = table;
    return rest;
  });
}

/** How many of the standing steps there were at that version. */
function stepsAt(match: { readonly line: readonly { readonly entry: number }[] }, version: number): number {
  const steps = match.line.findIndex((step) => step.entry >= version);
  return steps < 0 ? match.line.length : steps;
}
