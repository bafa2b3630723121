import { CLOSE, PROTOCOL } from '@four-crowns/protocol';
import type {
  ClientMessage,
  CloseCode,
  Hello,
  PersonId,
  RefusedWhy,
  ServerMessage,
} from '@four-crowns/protocol';
import { parseClientMessage } from '@four-crowns/protocol/schemas';
import type { RawData, WebSocket } from 'ws';
import { denied } from '../auth/access.ts';
import type { Credential } from '../auth/credential.ts';
import { BOUNDS } from '../limits/bounds.ts';
import type { ServerContext } from '../context.ts';
import { addressKey } from '../http/address.ts';
import { tooMany, windowLimit } from '../limits/limits.ts';
import type { Limits, Spender } from '../limits/limits.ts';
import { HttpRefusal, CommandRefused } from '../common/refusal.ts';
import type { Listener, Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import { mutedBy } from '../auth/mutes.ts';
import { noLongerValid } from '../auth/valid.ts';
import { handleMessage } from './handle-message.ts';
import type { Lines } from './lines.ts';
import type { Outbox } from './outbox.ts';
import { textFrame } from './text-frame.ts';
import type { Visitor } from './visitor.ts';
import { arrive, depart, welcome } from './welcome.ts';

export interface Connection {
  readonly slice: number;
  beat(patience: number): void;
  bye(retry: number): void;
  /** Closes at once, without waiting for the other end. */
  cut(): void;
}

/** Our close codes and those of WebSocket itself; a client may invent others. */
const CLOSE_CODES: ReadonlySet<number> = new Set([
  ...Object.values(CLOSE),
  1000,
  1001,
  1002,
  1003,
  1005,
  1006,
  1007,
  1008,
  1009,
  1011,
]);
const BURST_MS = 5000;
const HELLO_MS = 10_000;
/** How many messages may be refused as too fast before the socket is closed. */
const MOST_TOO_FAST = 50;

export function openConnection(
  context: ServerContext,
  rooms: Rooms,
  limits: Limits,
  lines: Lines,
  socket: WebSocket,
  visitor: Visitor,
  outbox: Outbox,
  slice: number,
): Connection {
  const { time, metrics } = context;
  const mayTalk = windowLimit(context.settings.socketBurst, BURST_MS);
  const logger = context.logger.child({ match: visitor.table, req: visitor.id });
  const spender: Spender = { person: visitor.asker.person?.id, address: addressKey(visitor.address) };
  let room: Room | undefined;
  let listener: Listener | undefined;
  let greeted = false;
  let tooFast = 0;
  let silent = 0;
  let unsent = '';

  const send = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    // A client that reads this slowly can reconnect and catch up.
    if (socket.bufferedAmount > BOUNDS.unsent.most) {
      close(CLOSE.tooMuch, 'read too slowly');
      return;
    }
    metrics.bytesOut.add(text.length);
    const frame = textFrame(text);
    if (frame === undefined) {
      flush();
      socket.send(text);
      return;
    }
    unsent += frame;
    if (unsent === frame) outbox.later(flush);
  };
  const flush = (): void => {
    if (unsent !== '' && visitor.line.writable) visitor.line.write(unsent, 'latin1');
    unsent = '';
  };
  const say = (message: ServerMessage): void => send(JSON.stringify(message));
  const close = (code: CloseCode, why: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    flush();
    socket.close(code, why);
  };
  const refuse = (why: RefusedWhy, text: string, id?: string, more?: CommandRefused): void => {
    metrics.refused.inc({ why });
    say({
      type: 'refused',
      ...(id === undefined ? {} : { id }),
      why,
      text,
      ...(more?.refusal === undefined ? {} : { refusal: more.refusal }),
      ...(more?.retry === undefined ? {} : { retry: more.retry }),
      ...(more?.snapshots === undefined ? {} : { snapshots: more.snapshots }),
    });
  };

  const hello = async (message: Hello, person: PersonId, credential: Credential): Promise<void> => {
    if (message.protocol !== PROTOCOL)
      return close(CLOSE.protocol, `this server speaks protocol ${PROTOCOL}`);
    const wait = await limits.visits.spend(spender);
    if (wait !== undefined) {
      const text = tooMany(limits.visits.what, wait);
      refuse('too-fast', text, undefined, new CommandRefused('too-fast', text, { retry: Math.ceil(wait) }));
      return close(CLOSE.tooMuch, 'too many visits');
    }
    const found = await rooms.fresh(visitor.table);
    const asker = { ...visitor.asker, invite: message.invite };
    const no = denied('visit', asker, time.now(), found?.table);
    if (no !== undefined || found === undefined) {
      return close(
        found === undefined ? CLOSE.notFound : CLOSE.forbidden,
        no?.text.slice(0, 100) ?? 'no such table',
      );
    }
    // It may have ended since the socket was opened, before this node kept it among its lines.
    const [gone] = await noLongerValid(context.engine, [{ person, credential }], time.now());
    if (gone !== undefined) return close(CLOSE.unauthorised, 'the session has ended');
    const muted = new Set(await mutedBy(context.engine.db, person, context.settings.mutesPerPerson));
    // The socket may have been closed in the meantime.
    if (socket.readyState !== socket.OPEN) return;
    room = found;
    const me: Listener = { person, viewers: [], known: new Set(), muted, send, close };
    await rooms.use(found, async () => {
      const text = await welcome(context, found, me, message.seen ?? []);
      if (socket.readyState !== socket.OPEN) return;
      listener = me;
      arrive(context, found, me, text);
    });
    clearHelloTimer();
  };

  const receive = async (text: string, at: number): Promise<void> => {
    const parsed = parseClientMessage(text);
    if (!parsed.ok) return refuse('malformed', parsed.text, parsed.id);
    const { message } = parsed;
    if (person === undefined || credential === undefined)
      return close(CLOSE.unauthorised, 'ask for a session first');
    try {
      if (message.type === 'hello') {
        if (greeted) return refuse('not-now', 'Hello has been said already.');
        greeted = true;
        return await hello(message, person.id, credential);
      }
      if (room === undefined || listener === undefined) {
        if (greeted) return refuse('not-now', 'Wait for the welcome first.', idOf(message));
        return refuse('malformed', 'Say hello first.', idOf(message));
      }
      await handleMessage(context, rooms, limits, room, listener, visitor.asker, spender, message);
      if (message.type === 'move') metrics.ack.observe(performance.now() - at);
    } catch (error) {
      if (error instanceof CommandRefused) return refuse(error.why, error.message, idOf(message), error);
      if (error instanceof HttpRefusal)
        return refuse(error.code === 'forbidden' ? 'not-yours' : 'not-now', error.message, idOf(message));
      logger.error({ err: error, type: message.type }, 'a message failed');
      refuse(
        'try-again',
        'Something went wrong in the server: send it again with the same id.',
        idOf(message),
      );
    }
  };

  const clearHelloTimer = time.after(HELLO_MS, () => close(CLOSE.silent, 'no hello'));
  socket.on('message', (data: RawData, isBinary: boolean) => {
    silent = 0;
    if (isBinary) return refuse('malformed', 'Messages are text.');
    const at = performance.now();
    const text = String(data);
    if (mayTalk(at)) void receive(text, at);
    else if (++tooFast > MOST_TOO_FAST) close(CLOSE.tooMuch, 'too many messages');
    else refuse('too-fast', 'Too many messages in a short time: slow down.', idIn(text));
  });
  const bye = (retry: number, why: string): void => {
    say({ type: 'bye', code: CLOSE.restart, retry });
    close(CLOSE.restart, why);
  };
  const { person, credential } = visitor.asker;
  const forget =
    person === undefined || credential === undefined
      ? () => undefined
      : lines.add({ person: person.id, credential, close, sendAway: bye });
  socket.on('pong', () => (silent = 0));
  socket.on('error', (error) => logger.debug({ err: error }, 'a socket failed'));
  socket.on('close', (code: number) => {
    metrics.closes.inc({ code: CLOSE_CODES.has(code) ? code : 'other' });
    clearHelloTimer();
    forget();
    if (room === undefined || listener === undefined) return;
    const [left, gone] = [room, listener];
    void rooms.useAsIs(left, () => depart(context, left, gone)).catch(() => undefined);
  });

  if (person === undefined) close(CLOSE.unauthorised, 'ask for a session first');

  return {
    slice,
    beat: (patience) => {
      if (++silent > patience) {
        socket.terminate();
        return;
      }
      socket.ping();
      if (room === undefined || listener === undefined) return;
      const versions = listener.viewers.flatMap((viewer) => {
        const sent = room?.lastSent.get(viewer);
        return sent === undefined ? [] : [{ viewer, version: sent.snapshot.version }];
      });
      say({ type: 'beat', seen: versions });
    },
    bye: (retry) => bye(retry, 'the server restarts'),
    cut: () => socket.terminate(),
  };
}

function idOf(message: ClientMessage): string | undefined {
  return 'id' in message ? message.id : undefined;
}

/** Of a message that is not read any further. */
function idIn(text: string): string | undefined {
  const parsed = parseClientMessage(text);
  return parsed.ok ? idOf(parsed.message) : parsed.id;
}
