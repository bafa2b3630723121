import type { PersonId, TableId } from '@four-crowns/protocol';
import type { Ended, Signal } from '../nodes/fanout.ts';
import { mayBeBehind } from '../context.ts';
import type { ServerContext } from '../context.ts';
import { askBots, takeBots } from './bot-turn.ts';
import { readRemoved, tellChat } from './chat.ts';
import { dueForOthers } from './due.ts';
import { doDueWork } from './due-work.ts';
import { readLogOfOthers, readTableOfOthers, refresh } from './read-others.ts';
import { loadRoom, useFresh } from './load.ts';
import { answerPresence, applyPresence, forgetPresence } from './presence.ts';
import type { Room } from './room.ts';
import { hasUsers, isUnused, scheduleTimer } from './timer.ts';
import { topUp } from './top-up.ts';
import { howTheyStand } from '../store/compare.ts';
import { claimDue, HANDED_OVER, hastenDue, settleDue } from '../store/claims.ts';
import type { Claim } from '../store/claims.ts';
import type { Lines } from '../socket/lines.ts';

const SWEPT_AT_ONCE = 50;

/** The tables in this node's memory. */
export interface Rooms {
  /** Undefined if there is no such table. Loaded from the store if it is not in memory. */
  find(id: TableId): Promise<Room | undefined>;
  /** The same, but up to date with the store, for clients that may have come from another node. */
  fresh(id: TableId): Promise<Room | undefined>;
  /** Runs in the room's turn, never on stale memory; afterwards bots are asked and the timer is set. */
  use<T>(room: Room, task: () => Promise<T> | T): Promise<T>;
  /** The same for what only memory knows, such as the listeners. It must work while the store is unavailable. */
  useAsIs<T>(room: Room, task: () => Promise<T> | T): Promise<T>;
  inMemory(id: TableId): Room | undefined;
  all(): Iterable<Room>;
  /** Closes all sockets of this person, on every node. */
  expel(person: PersonId): void;
  /** Closes the sockets of sessions and tokens that have ended, on every node. */
  cut(ended: Ended): void;
  /** Call after changing the rows of these tables in the store. Resolves once this node has read them; others soon follow. */
  reread(ids: readonly TableId[]): Promise<void>;
  readonly size: number;
  /** Looks for due work at any table and returns how much there was. */
  sweep(): Promise<number>;
  /** Compares the tables that have listeners with the store, so that a lost signal does not lose a move. */
  compare(): Promise<void>;
  /** Drops what a dead node said about who is where. */
  forgetDead(): void;
  /** Before shutdown: gives clocks the time that clients need to find another node. */
  topUpClocks(ms: number): Promise<void>;
  close(): Promise<void>;
}

export function openRooms(context: ServerContext, lines: Lines): Rooms {
  const rooms = new Map<TableId, Room>();
  const loading = new Map<TableId, Promise<Room | undefined>>();

  const evict = (room: Room): void => {
    if (hasUsers(room) || rooms.get(room.id) !== room) return;
    room.cancelTimer?.();
    rooms.delete(room.id);
    context.metrics.matches.set(rooms.size);
  };
  const askAndSchedule = (room: Room): void => {
    if (room.isLeft || rooms.get(room.id) !== room) return;
    askBots(context, room, () => askAndSchedule(room));
    scheduleTimer(context, room, () => {
      if (isUnused(context, room)) evict(room);
      else void wake(room);
    });
  };
  const wake = async (room: Room): Promise<void> => {
    try {
      await useFresh(context, room, () => doDueWork(context, room));
    } catch (error) {
      room.isStale = true;
      context.logger.error({ match: room.id, err: error }, 'due work failed');
    }
    askAndSchedule(room);
  };
  const load = async (id: TableId): Promise<Room | undefined> => {
    const room = await loadRoom(context, id);
    if (room === undefined) return undefined;
    rooms.set(id, room);
    context.metrics.matches.set(rooms.size);
    askAndSchedule(room);
    if (context.fanout.shared) context.fanout.signal(context.run, { what: 'who', table: id });
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
  const afterwards = async <T>(room: Room, turn: Promise<T>): Promise<T> => {
    try {
      return await turn;
    } finally {
      room.idleSince = context.time.now();
      askAndSchedule(room);
    }
  };
  const use: Rooms['use'] = (room, task) => afterwards(room, useFresh(context, room, task));
  const useAsIs: Rooms['useAsIs'] = (room, task) => afterwards(room, room.inTurn(task));
  const applyNews = async (
    id: TableId,
    apply: (room: Room) => Promise<unknown> | void,
    inTurn: Rooms['use'] = use,
  ): Promise<void> => {
    // A room that is being loaded may miss what was written after its load began.
    const room = rooms.get(id) ?? (await loading.get(id)?.catch(() => undefined));
    if (room === undefined) return;
    try {
      await inTurn(room, () => apply(room));
    } catch (error) {
      room.isStale = true;
      context.logger.error({ match: room.id, err: error }, 'news could not be applied');
    }
  };
  const onSignal = (signal: Signal, from: string): void => {
    switch (signal.what) {
      case 'log':
        return void applyNews(signal.table, (room) => readLogOfOthers(context, room));
      case 'table':
        return void applyNews(signal.table, (room) => readTableOfOthers(context, room));
      case 'chat':
        return void applyNews(signal.table, (room) => tellChat(context, room));
      case 'unsaid':
        return void applyNews(signal.table, (room) => readRemoved(context, room, signal.line));
      case 'banned':
        return lines.expel(signal.person);
      case 'ended':
        return lines.cut(signal);
      case 'here':
        return void applyNews(
          signal.table,
          (room) => applyPresence(context, room, from, signal.people),
          useAsIs,
        );
      case 'who':
        if (signal.table === undefined) for (const room of rooms.values()) answerPresence(context, room);
        else void applyNews(signal.table, (room) => answerPresence(context, room), useAsIs);
        return;
      case 'gone':
        for (const room of rooms.values()) forgetPresence(context, room, (node) => node === from);
    }
  };
  const stop = context.fanout.listen(context.run, onSignal);
  const compare = async (): Promise<void> => {
    const watched = [...rooms.values()].filter((room) => room.listeners.size > 0);
    const stands = await howTheyStand(
      context.engine,
      watched.map((room) => room.id),
    );
    for (const room of watched) {
      const now = stands.get(room.id);
      if (now === undefined) continue;
      if (now.rev > room.table.rev) void applyNews(room.id, () => readTableOfOthers(context, room));
      if (now.head > (room.live?.match.entries.length ?? 0))
        void applyNews(room.id, () => readLogOfOthers(context, room));
      if (now.line > room.lastChat) void applyNews(room.id, () => tellChat(context, room));
    }
  };
  context.fanout.onReturn(() => {
    // Any signal may have been missed: all nodes tell who is where, and the store has the rest.
    context.fanout.signal(context.run, { what: 'who' });
    for (const room of rooms.values()) answerPresence(context, room);
    compare().catch((error: unknown) => context.logger.error({ err: error }, 'the comparison failed'));
  });
  const doDue = async (claim: Claim): Promise<void> => {
    const room = await find(claim.id);
    if (room === undefined) return;
    await use(room, async () => {
      await doDueWork(context, room);
      takeBots(context, room, claim.was === HANDED_OVER);
      const next = dueForOthers(context, room, room.live?.clock, context.time.now());
      room.storedDue = next;
      await settleDue(context.engine.db, claim, next, room.live?.match.entries.length ?? 0);
    }).catch((error: unknown) => {
      room.isStale = true;
      throw error;
    });
  };

  return {
    find,
    fresh: async (id) => {
      const known = rooms.get(id);
      if (known === undefined || !(known.isStale || mayBeBehind(context))) return find(id);
      await use(known, () => (mayBeBehind(context) ? refresh(context, known) : undefined));
      return known;
    },
    use,
    useAsIs,
    inMemory: (id) => rooms.get(id),
    all: () => rooms.values(),
    expel: (person) => {
      lines.expel(person);
      context.fanout.signal(context.run, { what: 'banned', person });
    },
    cut: (ended) => {
      lines.cut(ended);
      context.fanout.signal(context.run, { what: 'ended', ...ended });
    },
    reread: async (ids) => {
      for (const table of ids) {
        await applyNews(table, (room) => readTableOfOthers(context, room));
        context.fanout.signal(context.run, { what: 'table', table });
      }
    },
    get size() {
      return rooms.size;
    },
    sweep: async () => {
      const claims = await claimDue(
        context.engine.db,
        context.time.now(),
        context.settings.leaseMs,
        SWEPT_AT_ONCE,
      );
      for (const claim of claims) {
        // A table that this node cannot handle (it lacks the rules) must not hold up the others.
        await doDue(claim).catch((error: unknown) => {
          context.logger.error({ match: claim.id, err: error }, 'due work failed');
        });
      }
      return claims.length;
    },
    compare,
    forgetDead: () => {
      for (const room of rooms.values()) forgetPresence(context, room, (node) => !context.uptime.isUp(node));
    },
    topUpClocks: async (ms) => {
      const tasks = [...rooms.values()].map((room) =>
        useFresh(context, room, () => topUp(context, room, ms)),
      );
      await Promise.allSettled(tasks);
    },
    close: async () => {
      stop();
      for (const room of rooms.values()) room.cancelTimer?.();
      // Finishes work in progress instead of dropping it.
      await Promise.allSettled([...rooms.values()].map((room) => room.inTurn(() => (room.isLeft = true))));
      // A bot that is thinking on this node will not answer any more: the next node to look asks it.
      const thinking = [...rooms.values()].filter((room) => room.asking.size > 0);
      await Promise.allSettled(thinking.map((room) => hastenDue(context.engine.db, room.id, HANDED_OVER)));
      rooms.clear();
    },
  };
}
