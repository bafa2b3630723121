import { PROTOCOL } from '@four-crowns/protocol';
import type { Hello, Snapshot } from '@four-crowns/protocol';
import type { ServerContext } from '../context.ts';
import { lastChat } from '../room/chat.ts';
import { tableInfo, viewersOf } from '../room/info.ts';
import { tellPresence } from '../room/presence.ts';
import { broadcastTable, missed } from '../room/publish.ts';
import { isLive } from '../room/room.ts';
import type { Listener, Room } from '../room/room.ts';

/** The answer to hello: the table, the chat, and for each viewer what was missed or the whole snapshot. */
export async function welcome(
  context: ServerContext,
  room: Room,
  me: Listener,
  seen: NonNullable<Hello['seen']>,
): Promise<(table: string) => string> {
  me.viewers = viewersOf(room.table, me.person);
  const chat = await lastChat(context, room, me.muted);
  const snapshots: Snapshot[] = [];
  const updates: string[] = [];
  if (isLive(room)) {
    for (const viewer of me.viewers) {
      const version = seen.find((one) => one.viewer === viewer)?.version;
      const gap = missed(room, viewer, version);
      if ('snapshot' in gap) snapshots.push(gap.snapshot);
      else updates.push(...gap.updates);
      me.known.add(viewer);
    }
  }
  const head = {
    type: 'welcome',
    protocol: PROTOCOL,
    run: context.run,
    build: context.build,
    you: me.person,
    chat,
    snapshots,
  };
  const text = JSON.stringify(head);
  return (table) => `${text.slice(0, -1)},"updates":[${updates.join(',')}],"table":${table}}`;
}

/** Welcomes a client, and shows the others that its person is here. */
export function arrive(
  context: ServerContext,
  room: Room,
  me: Listener,
  text: (table: string) => string,
): void {
  room.listeners.add(me);
  me.send(text(JSON.stringify(tableInfo(context, room, me.person))));
  broadcastTable(context, room, me);
  tellPresence(context, room);
}

export function depart(context: ServerContext, room: Room, me: Listener): void {
  room.listeners.delete(me);
  broadcastTable(context, room);
  tellPresence(context, room);
}
