import type { TableId } from '@four-crowns/protocol';
import type { Nudge } from './fanout.ts';
import type { House } from './house.ts';
import { tellChat } from './room/chat.ts';
import { dueForOthers } from './room/due.ts';
import { catchUp, loadRoom } from './room/load.ts';
import { alignTable } from './room/progress.ts';
import { broadcastTable, publish } from './room/publish.ts';
import type { Live, Room } from './room/room.ts';
import { arm, tick } from './room/tick.ts';
import { claimDue, settleDue } from './store/due.ts';
import { readTable } from './store/tables.ts';

const SWEPT_AT_ONCE = 50;

/** The tables in this node's memory. */
export interface Rooms {
  /** Undefined if there is no such table. Loaded from the store if it is not in memory. */
  find(id: TableId): Promise<Room | undefined>;
  /** Runs in the room's turn; afterwards bots are asked and the room wakes up in time. */
  use<T>(room: Room, task: () => Promise<T> | T): Promise<T>;
  inMemory(id: TableId): Room | undefined;
  all(): Iterable<Room>;
  readonly size: number;
  /** Looks for due work of any table; the answer is how much there was. */
  sweep(): Promise<number>;
  /** Compares what is listened to with the store: a lost nudge must not cost a move. */
  compare(): Promise<void>;
  close(): Promise<void>;
}

export function openRooms(house: House): Rooms {
  const rooms = new Map<TableId, Room>();
  const loading = new Map<TableId, Promise<Room | undefined>>();

  const evict = (room: Room): void => {
    if (room.listeners.size > 0 || room.asking.size > 0 || rooms.get(room.id) !== room) return;
    room.cancelTimer?.();
    rooms.delete(room.id);
    house.metrics.matches.set(rooms.size);
  };
  const armed = (room: Room): void => {
    if (rooms.get(room.id) === room) arm(house, room, () => evict(room));
  };
  const load = async (id: TableId): Promise<Room | undefined> => {
    const room = await loadRoom(house, id);
    if (room === undefined) return undefined;
    rooms.set(id, room);
    house.metrics.matches.set(rooms.size);
    armed(room);
    return room;
  };
  const find = (id: TableId): Promise<Room | undefined> => {
    const room = rooms.get(id);
    if (room !== undefined) return Promise.resolve(room);
    let coming = loading.get(id);
    if (coming === undefined) {
      coming = load(id).finally(() => loading.delete(id));
      loading.set(id, coming);
    }
    return coming;
  };
  const use = async <T>(room: Room, task: () => Promise<T> | T): Promise<T> => {
    try {
      return await room.inTurn(task);
    } finally {
      room.idleSince = house.time.now();
      armed(room);
    }
  };
  const hear = (nudge: Nudge): void => {
    const room = rooms.get(nudge.table);
    if (room === undefined) return;
    use(room, () => heard(house, room, nudge.what)).catch((error: unknown) => {
      room.suspect = true;
      house.logger.error({ match: room.id, err: error }, 'a nudge could not be followed');
    });
  };
  const stop = house.fanout.listen(house.run, hear);

  return {
    find,
    use,
    inMemory: (id) => rooms.get(id),
    all: () => rooms.values(),
    get size() {
      return rooms.size;
    },
    sweep: async () => {
      const claims = await claimDue(house.engine.db, house.time.now(), house.settings.leaseMs, SWEPT_AT_ONCE);
      for (const claim of claims) {
        const room = await find(claim.id);
        if (room === undefined) continue;
        await use(room, async () => {
          await tick(house, room);
          const next = dueForOthers(house, room, room.live?.clock, house.time.now());
          room.storedDue = next;
          await settleDue(house.engine.db, claim, next, room.live?.match.entries.length ?? 0);
        }).catch((error: unknown) => {
          room.suspect = true;
          house.logger.error({ match: room.id, err: error }, 'due work failed');
        });
      }
      return claims.length;
    },
    compare: async () => {
      const watched = [...rooms.values()].filter(
        (room) => room.listeners.size > 0 && room.live !== undefined,
      );
      const heads = await house.engine.log.heads(watched.map((room) => room.id));
      for (const room of watched) {
        const head = heads.get(room.id) ?? 0;
        if (room.live !== undefined && head > room.live.match.entries.length)
          hear({ table: room.id, what: 'log' });
      }
    },
    close: async () => {
      stop();
      for (const room of rooms.values()) room.cancelTimer?.();
      // Work in progress is finished, not dropped.
      await Promise.allSettled([...rooms.values()].map((room) => room.inTurn(() => undefined)));
      rooms.clear();
    },
  };
}

/** Another node has done something: read it, and tell whoever listens here. */
async function heard(house: House, room: Room, what: Nudge['what']): Promise<void> {
  switch (what) {
    case 'log':
      await catchUp(house, room);
      if (isLive(room)) {
        publish(house, room);
        await alignTable(house, room);
      }
      return;
    case 'table': {
      const table = await readTable(house.engine.db, room.id);
      if (table === undefined || table.rev === room.table.rev) return;
      room.table = table;
      if (
        table.clock !== undefined &&
        room.live !== undefined &&
        table.clock.at > (room.live.clock?.at ?? 0)
      ) {
        room.live.clock = table.clock;
      }
      if (room.live === undefined && table.status !== 'open') await catchUp(house, room);
      broadcastTable(house, room);
      return;
    }
    case 'chat':
      await tellChat(house, room);
  }
}

function isLive(room: Room): room is Room & { live: Live } {
  return room.live !== undefined;
}
