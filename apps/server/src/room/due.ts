import { seatsOf } from '@four-crowns/core';
import type { Match, Seat } from '@four-crowns/core';
import type { BotId } from '@four-crowns/protocol';
import type { ServerContext } from '../context.ts';
import { nextOut } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Table } from '../store/tables.ts';
import type { Room } from './room.ts';

/** The seats for which a bot must act, and the bot of each. */
export function botsAsked(room: Room, match: Match): { readonly seat: Seat; readonly bot: BotId }[] {
  if (match.result !== undefined || match.line.length === 0) return [];
  return seatsOf(match.game.rules.actors(match.state)).flatMap((seat) => {
    const state = room.table.seats[seat];
    const bot = state?.standIn?.bot ?? state?.bot;
    return bot === undefined ? [] : [{ seat, bot }];
  });
}

/**
 * Only one of several nodes asks the table's bots: the one whose step made it their turn, as long as its lease lasts.
 * The nodes need not agree on this: the others know that the step was not theirs, and look again when the table is due.
 */
export function ownBots(room: Room): void {
  room.botsSince = room.live?.match.border.version;
}

/** When the first step is dealt. That is now if the stored time is too late, because a node's clock was far ahead. */
export function dealsAt({ settings, time }: ServerContext, table: Table): number {
  const now = time.now();
  const at = table.dealsAt ?? now;
  return at > now + settings.contributeMs ? now : at;
}

/** When this node must do something about the table of its own accord. */
export function nextDue(
  context: ServerContext,
  room: Room,
  clock: Clock | undefined,
  now: number,
): number | undefined {
  const { table, live } = room;
  const { settings, uptime } = context;
  switch (table.status) {
    case 'open':
      return table.touchedAt + settings.openTableMs;
    case 'dealing':
      return dealsAt(context, table);
    case 'playing': {
      const dead = (live?.lastAt ?? now) + settings.deadTableMs;
      const out = clock === undefined ? undefined : nextOut(clock, now, uptime.between);
      return out === undefined ? dead : Math.min(dead, out);
    }
    case 'over':
    case 'closed':
      return undefined;
  }
}

/**
 * When any node must look at the table, in case this one is gone by then. A bot asked by this node is
 * answered by this node; the stored time only makes another node ask again after the lease. Undefined if
 * the stored time is early enough already: looking once too often costs little.
 */
export function dueToStore(
  context: ServerContext,
  room: Room,
  clock: Clock | undefined,
  now: number,
): number | undefined {
  const due = dueForOthers(context, room, clock, now);
  return due !== undefined && (room.storedDue === undefined || due < room.storedDue) ? due : undefined;
}

export function dueForOthers(
  context: ServerContext,
  room: Room,
  clock: Clock | undefined,
  now: number,
): number | undefined {
  const match = room.live?.match;
  const soon = now + context.settings.leaseMs;
  // The log says that the match is over but the table's row does not: some node must align them.
  if (match?.result !== undefined && room.table.status !== 'over' && room.table.status !== 'closed')
    return soon;
  const own = nextDue(context, room, clock, now);
  if (match === undefined || room.table.status === 'over' || room.table.status === 'closed') return own;
  if (botsAsked(room, match).length === 0 && match.line.length > 0 === (room.table.status === 'playing'))
    return own;
  return own === undefined ? soon : Math.min(own, soon);
}
