/** Who is at a table, through any node. Nodes tell each other; what a dead node told is dropped. */
import type { PersonId } from '@four-crowns/protocol';
import type { ServerContext } from '../context.ts';
import { broadcastTable } from './publish.ts';
import type { Room } from './room.ts';

/** Tells the other nodes who is at this table through this one. */
export function tellPresence(context: ServerContext, room: Room): void {
  if (!context.fanout.shared) return;
  const people = [...new Set([...room.listeners].map(({ person }) => person))];
  context.fanout.signal(context.run, { what: 'here', table: room.id, people });
}

/** Answers `who`: a node that is alone here has nothing to tell. */
export function answerPresence(context: ServerContext, room: Room): void {
  if (room.listeners.size > 0) tellPresence(context, room);
}

export function applyPresence(
  context: ServerContext,
  room: Room,
  node: string,
  people: readonly PersonId[],
): void {
  const before = room.elsewhere.get(node) ?? [];
  if (people.length === before.length && people.every((person) => before.includes(person))) return;
  if (people.length === 0) room.elsewhere.delete(node);
  else room.elsewhere.set(node, people);
  broadcastTable(context, room);
}

export function forgetPresence(context: ServerContext, room: Room, isGone: (node: string) => boolean): void {
  for (const node of room.elsewhere.keys()) if (isGone(node)) applyPresence(context, room, node, []);
}
