import { BadInput, commit, contribute, settle } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import type { ServerContext } from '../context.ts';
import { newSeed } from '../common/ids.ts';
import { HttpRefusal, CommandRefused } from '../common/refusal.ts';
import { append } from './append.ts';
import { changeTable } from './change.ts';
import { dealsAt, ownBots } from './due.ts';
import { dealerOf, reload } from './load.ts';
import { publishAndAlign } from './align-table.ts';
import { broadcastTable } from './publish.ts';
import { isLive } from './room.ts';
import type { Live, Room } from './room.ts';

/**
 * Begins the match: a secret seed is drawn and stored, its commitment is published, seats may contribute
 * to chance for a while, then the first step is dealt. Every part is idempotent, so a crash between two
 * of them only delays the start.
 */
export async function begin(context: ServerContext, room: Room): Promise<void> {
  await keepSeed(context, room);
  const now = context.time.now();
  await changeTable(context, room, (table) => {
    if (table.status !== 'open') return table;
    if (table.seats.some((seat) => seat.person === undefined && seat.bot === undefined)) {
      throw new HttpRefusal('not-now', 'A seat is still free.');
    }
    return { ...table, status: 'dealing', touchedAt: now, dealsAt: now + context.settings.contributeMs };
  });
  context.logger.info(
    { match: room.id, game: room.table.game, seats: room.table.seats.length },
    'match begins',
  );
  await goOnDealing(context, room);
}

async function keepSeed(context: ServerContext, room: Room): Promise<void> {
  await context.engine.db
    .insertInto('secrets')
    .values({ match: room.id, seed: newSeed() })
    .onConflict((c) => c.column('match').doNothing())
    .execute();
  await reload(context, room);
}

/** Carries out the next part of dealing. */
export async function goOnDealing(context: ServerContext, room: Room): Promise<void> {
  if (room.table.status !== 'dealing') return;
  if (!isLive(room)) {
    await keepSeed(context, room);
    if (!isLive(room)) throw new Error('the seed is gone');
  }
  if (room.live.match.entries.length === 0) {
    commit(room.live.match, room.live.seed);
    await append(context, room, 0, '~commit');
    broadcastTable(context, room);
  }
  if (allContributed(room) || context.time.now() >= dealsAt(context, room.table)) await deal(context, room);
}

/** Only people contribute to chance; a bot's contribution would come from the server itself. */
function allContributed(room: Room & { live: Live }): boolean {
  const given = new Set(room.live.match.entries.flatMap((e) => (e.type === 'contribute' ? [e.by] : [])));
  return room.table.seats.every((seat, i) => seat.person === undefined || given.has(i));
}

async function deal(context: ServerContext, room: Room & { live: Live }): Promise<void> {
  const { live } = room;
  const from = live.match.entries.length;
  live.dealer = dealerOf(live);
  settle(live.match, live.dealer);
  if ((await append(context, room, from, '~deal')) === 'written') ownBots(room);
  await publishAndAlign(context, room);
}

export async function addToChance(
  context: ServerContext,
  room: Room,
  seat: Seat,
  nonce: string,
  moveId: string,
): Promise<void> {
  if (!isLive(room) || room.table.status !== 'dealing') {
    const known = await context.engine.log.findMove(room.id, moveId);
    if (known !== undefined) return;
    throw new CommandRefused(
      'not-now',
      'Seats can contribute to chance only while the match is being dealt.',
    );
  }
  const from = room.live.match.entries.length;
  try {
    contribute(room.live.match, seat, nonce);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    if ((await context.engine.log.findMove(room.id, moveId)) !== undefined) return;
    throw new CommandRefused('not-now', `${error.message}.`);
  }
  if ((await append(context, room, from, moveId)) === 'taken') {
    if ((await context.engine.log.findMove(room.id, moveId)) !== undefined) return;
    return addToChance(context, room, seat, nonce, moveId);
  }
  broadcastTable(context, room);
  context.fanout.signal(context.run, { table: room.id, what: 'log' });
  await goOnDealing(context, room);
}
