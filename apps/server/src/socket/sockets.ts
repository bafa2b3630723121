import { CLOSE } from '@four-crowns/protocol';
import type { WebSocket } from 'ws';
import type { ServerContext } from '../context.ts';
import { addressKey } from '../http/address.ts';
import type { Limits } from '../limits/limits.ts';
import type { Rooms } from '../room/rooms.ts';
import { openConnection } from './connection.ts';
import type { Connection } from './connection.ts';
import { openCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import type { Lines } from './lines.ts';
import { openOutbox } from './outbox.ts';
import type { Visitor } from './visitor.ts';

/** All open sockets of this process. */
export interface Sockets {
  accept(socket: WebSocket, visitor: Visitor): void;
  /** On shutdown: tells every client when to reconnect. */
  sayBye(retry: number): void;
  /** Drops the sockets that are still open by then: a dead one must not hold up the shutdown. */
  cut(): void;
  readonly size: number;
  close(): void;
}

/** Beats are spread over their interval, so that ten thousand sockets do not make a burst. */
const SLICES = 25;
/** The number of missed beats after which a socket is dead. */
const PATIENCE = 3;

export function openSockets(context: ServerContext, rooms: Rooms, limits: Limits, lines: Lines): Sockets {
  const open = new Set<Connection>();
  const counts = openCounts(context);
  const { settings, metrics } = context;
  const outbox = openOutbox();
  let slice = 0;
  let leaving: number | undefined;
  const beat = setInterval(
    () => {
      slice = (slice + 1) % SLICES;
      for (const connection of open) if (connection.slice === slice) connection.beat(PATIENCE);
    },
    Math.max(5, settings.beatMs / SLICES),
  );
  beat.unref();

  return {
    accept: (socket, visitor) => {
      const { person } = visitor.asker;
      const quotas: Quota[] = [
        { key: `address:${addressKey(visitor.address)}`, most: settings.maxSocketsPerAddress },
      ];
      if (person !== undefined) {
        quotas.push({ key: `person:${person.id}`, most: settings.maxSocketsPerPerson });
      }
      const refuse = (): void => socket.close(CLOSE.tooMuch, 'too many sockets');
      if (open.size >= settings.maxSockets || quotas.some(({ key, most }) => counts.here(key) >= most)) {
        refuse();
        return;
      }
      const connection = openConnection(
        context,
        rooms,
        limits,
        lines,
        socket,
        visitor,
        outbox,
        open.size % SLICES,
      );
      open.add(connection);
      // The load balancer sent it here before it knew about the shutdown.
      if (leaving !== undefined) connection.bye(leaving);
      for (const { key } of quotas) counts.change(key, 1);
      metrics.sockets.set(open.size);
      // This needs an answer from other nodes, so a client may get a welcome before it is turned away.
      if (context.redis !== undefined) void refuseIfMany(counts, quotas, refuse);
      socket.on('close', () => {
        open.delete(connection);
        for (const { key } of quotas) counts.change(key, -1);
        metrics.sockets.set(open.size);
      });
    },
    sayBye: (retry) => {
      leaving = retry;
      for (const connection of open) connection.bye(retry);
    },
    cut: () => {
      for (const connection of open) connection.cut();
    },
    get size() {
      return open.size;
    },
    close: () => {
      clearInterval(beat);
      counts.close();
    },
  };
}

interface Quota {
  readonly key: string;
  readonly most: number;
}

async function refuseIfMany(counts: Counts, quotas: readonly Quota[], refuse: () => void): Promise<void> {
  for (const { key, most } of quotas) {
    if ((await counts.elsewhere(key)) + counts.here(key) > most) return refuse();
  }
}
