import { CLOSE } from '@four-crowns/protocol';
import type { WebSocket } from 'ws';
import type { House } from '../house.ts';
import { addressKey } from '../limits.ts';
import type { Limits } from '../limits.ts';
import type { Rooms } from '../rooms.ts';
import { openConnection } from './connection.ts';
import type { Connection } from './connection.ts';
import { openOutbox } from './outbox.ts';
import type { Visitor } from './visitor.ts';

/** All open lines of this process. */
export interface Sockets {
  accept(socket: WebSocket, visitor: Visitor): void;
  /** The server goes down: everybody is told when to come again. */
  sayBye(retry: number): void;
  /** Whoever has not gone by then: a dead line must not hold up the end. */
  cut(): void;
  readonly size: number;
  close(): void;
}

/** Beats are spread over their interval, so that ten thousand sockets are no burst. */
const SLICES = 25;
/** Missed beats after which a line is dead. */
const PATIENCE = 3;

export function openSockets(house: House, rooms: Rooms, limits: Limits): Sockets {
  const open = new Set<Connection>();
  const byPerson = new Map<string, number>();
  const byAddress = new Map<string, number>();
  const { settings, metrics } = house;
  const outbox = openOutbox();
  let slice = 0;
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
      const address = addressKey(visitor.address);
      const crowded =
        open.size >= settings.maxSockets ||
        (byAddress.get(address) ?? 0) >= settings.maxSocketsPerAddress ||
        (person !== undefined && (byPerson.get(person.id) ?? 0) >= settings.maxSocketsPerPerson);
      if (crowded) {
        socket.close(CLOSE.tooMuch, 'too many sockets');
        return;
      }
      const connection = openConnection(house, rooms, limits, socket, visitor, outbox, open.size % SLICES);
      open.add(connection);
      count(byAddress, address, 1);
      if (person !== undefined) count(byPerson, person.id, 1);
      metrics.sockets.set(open.size);
      socket.on('close', () => {
        open.delete(connection);
        count(byAddress, address, -1);
        if (person !== undefined) count(byPerson, person.id, -1);
        metrics.sockets.set(open.size);
      });
    },
    sayBye: (retry) => {
      for (const connection of open) connection.bye(retry);
    },
    cut: () => {
      for (const connection of open) connection.cut();
    },
    get size() {
      return open.size;
    },
    close: () => clearInterval(beat),
  };
}

function count(counts: Map<string, number>, key: string, by: number): void {
  const n = (counts.get(key) ?? 0) + by;
  if (n > 0) counts.set(key, n);
  else counts.delete(key);
}
