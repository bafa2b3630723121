import { placeOf, resign, submit, undo } from '@four-crowns/core';
import type { Answer, Dealer, Match, Refused as CoreRefused, Seat } from '@four-crowns/core';
import type { ClientMessage } from '@four-crowns/protocol';
import { denied, MESSAGE_NEEDS } from '../auth/access.ts';
import type { Asker } from '../auth/access.ts';
import type { ServerContext } from '../context.ts';
import { CommandRefused } from '../common/refusal.ts';
import { publishAndAlign } from './align-table.ts';
import { append } from './append.ts';
import { dealerOf } from './load.ts';
import { publish, snapshotFor } from './publish.ts';
import { isLive, isPlaying } from './room.ts';
import type { Listener, Live, Room } from './room.ts';

/** What a seat does in the match. */
export type Command = Extract<ClientMessage, { readonly type: 'move' | 'undo' | 'resign' }>;

/** The person who sent a message, and the connection it came over. */
export interface Sender {
  readonly listener: Listener;
  readonly asker: Asker;
}

const ATTEMPTS = 8;

/**
 * Runs a seat's command, in the room's turn: checks the sender, lets core judge, stores the result and tells
 * everybody. Without a sender it is a bot's answer, which needs no permission and gets no acknowledgement.
 * Throws `CommandRefused` with the reason and what the seat sees now.
 */
export async function runCommand(
  context: ServerContext,
  room: Room,
  command: Command,
  sender?: Sender,
): Promise<void> {
  if (sender !== undefined) authorise(context, room, sender, command);
  const moveId = sender === undefined ? command.id : `${command.seat}:${command.id}`;
  const done = await judgeAndAppend(context, room, command, moveId);
  if (done.isNew) countMove(context, done.match, sender === undefined);
  if (!isLive(room)) return;
  const ack =
    sender === undefined
      ? undefined
      : { to: sender.listener, id: command.id, entry: placeOf(done.match, command.seat, done.seq) };
  await publishAndAlign(context, room, ack);
}

/** Every message of a client passes this check, whether or not it is a command. */
export function authorise(context: ServerContext, room: Room, sender: Sender, message: ClientMessage): void {
  const seat = 'seat' in message ? message.seat : undefined;
  const need = MESSAGE_NEEDS[message.type];
  const no = denied(need, withInvite(room, sender), context.time.now(), room.table, seat);
  if (no !== undefined) throw new CommandRefused('not-yours', no.text);
  if (seat !== undefined && message.type !== 'return') assertNotStandIn(room, seat, message.type);
}

/** A listener has shown the invitation with its `hello`. */
function withInvite(room: Room, { listener, asker }: Sender): Asker {
  const { invite } = room.table;
  if (asker.invite === invite || !room.listeners.has(listener)) return asker;
  return { ...asker, invite };
}

function assertNotStandIn(room: Room, seat: Seat, type: ClientMessage['type']): void {
  const standing = room.table.seats[seat]?.standIn;
  if (standing === undefined) return;
  if (standing.because === 'resigned') throw new CommandRefused('over', 'This seat has resigned.');
  if (type === 'hand-over' || type === 'resign') return;
  throw new CommandRefused('handed-over', 'A bot answers for this seat: take it back first.');
}

interface Done {
  readonly match: Match;
  readonly seq: number;
  /** False if it was in the log already, because the client has sent it again. */
  readonly isNew: boolean;
}

/** Judges again each time another node was faster. */
async function judgeAndAppend(
  context: ServerContext,
  room: Room,
  command: Command,
  moveId: string,
): Promise<Done> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (!isLive(room)) throw new CommandRefused('not-begun', 'The match has not begun.');
    const { live } = room;
    const { match } = live;
    const seq = match.entries.length;
    const answer = isPlaying(room) ? judge(match, command, (live.dealer ??= dealerOf(live))) : undefined;
    if (answer?.ok === true) {
      const appended = await append(context, room, seq, moveId, command.seat);
      if (appended === 'written') return { match, seq, isNew: true };
      publish(context, room);
    }
    // Refused, or another entry came first: perhaps because the command is in the log already.
    const known = await context.engine.log.findMove(room.id, moveId);
    if (known !== undefined) return { match: room.live.match, seq: known.seq, isNew: false };
    if (answer === undefined) throw notPlaying(room);
    if (!answer.ok) throw refusedBy(room, command.seat, answer);
  }
  throw new CommandRefused('try-again', 'Too many moves at once: send it again with the same id.');
}

/** Lets core take the step if it is legal. */
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

interface Labels {
  readonly byBot: string;
  readonly byPerson: string;
}

/** Made once, because building a string for every move would cost more than counting the move. */
const labels = new Map<string, Labels>();

function countMove({ metrics }: ServerContext, { game }: Match, isBot: boolean): void {
  let known = labels.get(game.id);
  if (known === undefined) {
    known = { byBot: `game="${game.id}",by="bot"`, byPerson: `game="${game.id}",by="person"` };
    labels.set(game.id, known);
  }
  metrics.moves.add(1, isBot ? known.byBot : known.byPerson);
}
