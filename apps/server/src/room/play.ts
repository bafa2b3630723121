import { placeOf, resign, submit, undo } from '@four-crowns/core';
import type { Answer, Dealer, Match, Refused as CoreRefused, Seat } from '@four-crowns/core';
import type { ClientMessage } from '@four-crowns/protocol';
import type { ServerContext } from '../context.ts';
import { CommandRefused } from '../common/refusal.ts';
import { append } from './append.ts';
import { dealerOf, ensureFresh } from './load.ts';
import { progress } from './progress.ts';
import { publish, snapshotFor } from './publish.ts';
import type { Ack } from './publish.ts';
import { isLive, isPlaying } from './room.ts';
import type { Listener, Live, Room } from './room.ts';

/** What a seat does to the match. */
export type Command = Extract<ClientMessage, { readonly type: 'move' | 'undo' | 'resign' }>;

const ATTEMPTS = 8;

/**
 * A seat's command, asked for by `by`: judged, appended, acknowledged, told to the others, in this order.
 * Throws `CommandRefused` with the reason and how it stands. The caller has checked whose seat it is.
 */
export async function play(
  context: ServerContext,
  room: Room,
  command: Command,
  by?: Listener,
): Promise<void> {
  const moveId = by === undefined ? command.id : `${command.seat}:${command.id}`;
  const { match, entry } = await perform(context, room, command, moveId);
  if (entry.isNew) {
    const { byBot, byPerson } = labelsOf(match.game.id);
    context.metrics.moves.add(1, by === undefined ? byBot : byPerson);
  }
  const ack: Ack | undefined =
    by === undefined ? undefined : { to: by, id: command.id, entry: placeOf(match, command.seat, entry.seq) };
  if (isLive(room)) await progress(context, room, ack);
}

interface Labels {
  readonly byBot: string;
  readonly byPerson: string;
}

/** Made once: a text made for every move is dearer than counting it. */
const labels = new Map<string, Labels>();

function labelsOf(game: string): Labels {
  let known = labels.get(game);
  if (known === undefined) {
    known = { byBot: `game="${game}",by="bot"`, byPerson: `game="${game}",by="person"` };
    labels.set(game, known);
  }
  return known;
}

interface Stands {
  readonly seq: number;
  readonly isNew: boolean;
}

async function perform(
  context: ServerContext,
  room: Room,
  command: Command,
  moveId: string,
): Promise<{ match: Match; entry: Stands }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (room.isStale) await ensureFresh(context, room);
    if (!isLive(room)) throw new CommandRefused('not-begun', 'The match has not begun.');
    const { live } = room;
    const { match } = live;
    const from = match.entries.length;
    const answer: Answer | undefined = isPlaying(room)
      ? judge(match, command, (live.dealer ??= dealerOf(live)))
      : undefined;
    if (answer?.ok === true) {
      const done = await append(context, room, from, moveId, command.seat);
      if (done === 'written') return { match, entry: { seq: from, isNew: true } };
    }
    // Refused, or its place was taken: perhaps because it stands already.
    if (answer?.ok === true) publish(context, room);
    const known = await context.engine.log.findMove(room.id, moveId);
    if (known !== undefined) return { match: room.live.match, entry: { seq: known.seq, isNew: false } };
    if (answer === undefined) throw notPlaying(room);
    if (!answer.ok) throw refusedBy(room, command.seat, answer);
  }
  throw new CommandRefused('try-again', 'Too many moves at once: send it again with the same id.');
}

function judge(match: Match, command: Command, dealer: Dealer): Answer {
  switch (command.type) {
    case 'move':
      return submit(match, command.seat, command.action, dealer, command.version);
    case 'undo':
      return undo(match, command.seat, command.choices ?? 1);
    case 'resign':
      return resign(match, command.seat);
  }
}

function notPlaying(room: Room): CommandRefused {
  if (room.table.status === 'dealing')
    return new CommandRefused('not-begun', 'The match has not been dealt yet.');
  return new CommandRefused('over', 'The match is over.');
}

function refusedBy(room: Room & { live: Live }, seat: Seat, answer: CoreRefused): CommandRefused {
  const snapshots = seat < room.table.seats.length ? [snapshotFor(room, seat)] : [];
  switch (answer.why) {
    case 'malformed':
      return new CommandRefused('malformed', `The move is ill-formed: ${answer.what}.`);
    case 'stale':
      return new CommandRefused('stale', 'The table has changed since this was chosen.', { snapshots });
    case 'illegal':
      return new CommandRefused('illegal', `The rules forbid it: ${answer.refusal.rule}.`, {
        refusal: answer.refusal,
        snapshots,
      });
    case 'nothing-to-undo':
      return new CommandRefused('nothing-to-undo', 'There is nothing to take back.', { snapshots });
    case 'over':
      return new CommandRefused('over', 'The match is over.');
  }
}
