import { unreachable } from '@four-crowns/core';
import type { ClientMessage, Hello } from '@four-crowns/protocol';
import type { Asker } from '../auth/access.ts';
import { setMute } from '../auth/mutes.ts';
import { isMuted, personById } from '../auth/people.ts';
import type { ServerContext } from '../context.ts';
import { tooMany } from '../limits/limits.ts';
import type { LimitName, Limits, Spender } from '../limits/limits.ts';
import { CommandRefused } from '../common/refusal.ts';
import { addToChance } from '../room/chance.ts';
import { addChat, switchChat } from '../room/chat.ts';
import { giveHint } from '../room/hint.ts';
import { say, snapshotFor } from '../room/publish.ts';
import { answerRewind, askRewind } from '../room/rewind.ts';
import { isLive, isPlaying } from '../room/room.ts';
import type { Listener, Room } from '../room/room.ts';
import { authorise, runCommand } from '../room/run-command.ts';
import type { Command } from '../room/run-command.ts';
import { standIn, takeBack } from '../room/stand-in.ts';
import type { Rooms } from '../room/rooms.ts';

type Message = Exclude<ClientMessage, Hello>;

/** What each message costs; a message that writes or computes costs something. */
const COSTS: Readonly<Record<Message['type'], LimitName>> = {
  move: 'moves',
  undo: 'moves',
  resign: 'moves',
  resync: 'moves',
  contribute: 'writes',
  rewind: 'writes',
  'rewind-answer': 'writes',
  'hand-over': 'writes',
  return: 'writes',
  mute: 'writes',
  'chat-switch': 'writes',
  chat: 'chat',
  hint: 'hints',
};

/** Handles a client's message after `hello`. Throws `CommandRefused` if it is refused. */
export async function handleMessage(
  context: ServerContext,
  rooms: Rooms,
  limits: Limits,
  room: Room,
  listener: Listener,
  asker: Asker,
  spender: Spender,
  message: Message,
): Promise<void> {
  const cost = COSTS[message.type];
  // A move must not wait for anything here.
  const wait = cost === 'moves' ? limits.moves.spend(spender) : await limits[cost].spend(spender);
  if (wait !== undefined) {
    throw new CommandRefused('too-fast', tooMany(limits[cost].what, wait), { retry: Math.ceil(wait) });
  }
  const sender = { listener, asker };
  await rooms.use(room, () => {
    if (isCommand(message)) return runCommand(context, room, message, sender);
    authorise(context, room, sender, message);
    return answerRequest(context, room, listener, message);
  });
}

function isCommand(message: Message): message is Command {
  return message.type === 'move' || message.type === 'undo' || message.type === 'resign';
}

/** Messages that are not commands: they do not change the match itself. */
async function answerRequest(
  context: ServerContext,
  room: Room,
  listener: Listener,
  message: Exclude<Message, Command>,
): Promise<void> {
  switch (message.type) {
    case 'contribute':
      await addToChance(context, room, message.seat, message.nonce, `${message.seat}:${message.id}`);
      break;
    case 'rewind':
      await askRewind(context, room, message.seat, message.version, message.id);
      break;
    case 'rewind-answer':
      await answerRewind(context, room, message.seat, message.ask, message.agree);
      break;
    case 'hand-over':
      if (!isPlaying(room)) throw new CommandRefused('not-now', 'There is nothing to hand over.');
      await standIn(context, room, message.seat, 'left');
      break;
    case 'return':
      await takeBack(context, room, message.seat);
      break;
    case 'chat':
      await chat(context, room, listener, message.text, message.id);
      break;
    case 'mute':
      await mute(context, room, listener, message.person, message.muted);
      break;
    case 'chat-switch':
      await switchChat(context, room, message.chat);
      break;
    case 'hint':
      return giveHint(context, room, listener, message);
    case 'resync':
      return resync(room, listener);
    default:
      return unreachable(message);
  }
  say(listener, { type: 'done', id: message.id });
}

async function chat(
  context: ServerContext,
  room: Room,
  listener: Listener,
  text: string,
  messageId: string,
): Promise<void> {
  const author = await personById(context.engine.db, listener.person);
  if (author === undefined || isMuted(author, context.time.now())) {
    throw new CommandRefused('muted', 'You may not chat for a while.');
  }
  await addChat(context, room, author, text, messageId);
}

async function mute(
  context: ServerContext,
  room: Room,
  listener: Listener,
  other: string,
  muted: boolean,
): Promise<void> {
  const most = context.settings.mutesPerPerson;
  const answer = await setMute(context.engine.db, listener.person, other, muted, most);
  if (answer === 'nobody') throw new CommandRefused('not-now', 'There is no such person.');
  if (answer === 'too-many') {
    throw new CommandRefused('not-now', `You mute ${most} people already: unmute one of them first.`);
  }
  for (const one of room.listeners) {
    if (one.person !== listener.person) continue;
    if (muted) one.muted.add(other);
    else one.muted.delete(other);
  }
}

function resync(room: Room, listener: Listener): void {
  const snapshots = isLive(room) ? listener.viewers.map((viewer) => snapshotFor(room, viewer)) : [];
  for (const { viewer } of snapshots) listener.known.add(viewer);
  say(listener, { type: 'news', updates: [], snapshots });
}
