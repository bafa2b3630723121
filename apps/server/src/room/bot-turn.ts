import { choicesOf, versionOf, viewOf } from '@four-crowns/core';
import type { Action, Seat } from '@four-crowns/core';
import type { BotId } from '@four-crowns/protocol';
import { QueueFull } from '../bots/ask.ts';
import type { ServerContext } from '../context.ts';
import { CommandRefused } from '../common/refusal.ts';
import { botsAsked, ownBots } from './due.ts';
import { useFresh } from './load.ts';
import { isPlaying } from './room.ts';
import type { Live, Room } from './room.ts';
import { runCommand } from './run-command.ts';

const ASK_AGAIN_MS = 500;

/**
 * Called after due work was claimed: the node that asked this table's bots has not answered within its lease, or has
 * given them up. From now on this node asks them.
 */
export function takeBots(context: ServerContext, room: Room, isFree: boolean): void {
  if (!isPlaying(room)) return;
  const since = Math.max(room.live.lastAt, room.table.touchedAt);
  if (isFree || context.time.now() >= since + context.settings.leaseMs) ownBots(room);
}

/**
 * Asks every bot that must act and has not been asked yet. Bots think outside the room's turn, so that people
 * do not have to wait; `then` is called when an answer has been played.
 */
export function askBots(context: ServerContext, room: Room, then: () => void): void {
  if (!isPlaying(room) || room.isStale || room.isLeft) return;
  const { match } = room.live;
  if (context.fanout.shared && room.botsSince !== match.border.version) return;
  for (const { seat, bot } of botsAsked(room, match)) {
    const version = versionOf(match, seat);
    // What others do before the next barrier does not affect this seat.
    const key = `${seat}/${match.border.version}`;
    if (room.asking.has(key)) continue;
    room.asking.add(key);
    void answer(context, room, seat, bot, version)
      .catch((error: unknown) => {
        context.logger.error({ match: room.id, seat, err: error }, 'a bot turn failed');
      })
      .finally(() => {
        room.asking.delete(key);
        then();
      });
  }
}

async function answer(
  context: ServerContext,
  room: Room & { live: Live },
  seat: Seat,
  bot: BotId,
  version: number,
): Promise<void> {
  const asked = context.time.now();
  const choices = choicesOf(room.live.match, seat);
  const [first] = choices;
  if (first === undefined) return;
  const action = choices.length === 1 ? first : await choose(context, room, seat, bot, choices, first);
  if (action === undefined) {
    await wait(context, ASK_AGAIN_MS);
    return;
  }
  await wait(context, untilFloor(context, Math.max(room.live.lastAt, asked - context.settings.botFloorMs)));
  const given = await useFresh(context, room, () => tryGiving(context, room, seat, version, action, first));
  if (!given) await wait(context, ASK_AGAIN_MS);
}

/** Never longer than the floor: a node whose clock is ahead may have written the last move. */
function untilFloor({ settings, time }: ServerContext, since: number): number {
  return Math.min(settings.botFloorMs, since + settings.botFloorMs - time.now());
}

/** False if the store did not accept the move, which makes it worth asking again. */
async function tryGiving(
  context: ServerContext,
  room: Room,
  seat: Seat,
  version: number,
  action: Action,
  first: Action,
): Promise<boolean> {
  // If this node is shutting down, the search was cut short and its answer must not be played.
  if (room.isLeft || !stillAsked(room, seat, version)) return true;
  try {
    await give(context, room, seat, version, action);
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
    if (error.why === 'try-again') return false;
    if (error.why !== 'illegal' && error.why !== 'malformed') return true;
    context.metrics.botFailures.inc();
    context.logger.warn({ match: room.id, seat, action }, 'a bot chose what is not legal');
    await give(context, room, seat, version, first);
  }
  return true;
}

/** The fixed id makes the move idempotent, whichever node sends it and however often. */
function give(
  context: ServerContext,
  room: Room,
  seat: Seat,
  version: number,
  action: Action,
): Promise<void> {
  return runCommand(context, room, { type: 'move', id: `~answer:${seat}:${version}`, seat, version, action });
}

/** In the meantime the holder may have come back, or the position may have changed. */
function stillAsked(room: Room, seat: Seat, version: number): boolean {
  if (!isPlaying(room) || versionOf(room.live.match, seat) < version) return false;
  return botsAsked(room, room.live.match).some((asked) => asked.seat === seat);
}

/** Undefined if the queue is full: ask again later. A bot that fails or is late plays the first legal action. */
async function choose(
  context: ServerContext,
  room: Room & { live: Live },
  seat: Seat,
  bot: BotId,
  choices: readonly Action[],
  first: Action,
): Promise<Action | undefined> {
  const { match } = room.live;
  try {
    return await context.runner.choose({
      game: match.game.id,
      rulesVersion: match.game.rulesVersion,
      bot,
      owner: room.table.host,
      place: `${room.id}/${seat}/${bot}`,
      view: viewOf(match, seat),
      seat,
      seats: match.seats,
      choices,
    });
  } catch (error) {
    if (error instanceof QueueFull || room.isLeft) return undefined;
    context.metrics.botFailures.inc();
    context.logger.warn(
      { match: room.id, seat, bot, err: error },
      'a bot failed: the first legal action is played',
    );
    return first;
  }
}

function wait(context: ServerContext, ms: number): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((done) => {
    context.time.after(ms, done);
  });
}
