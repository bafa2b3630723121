import type { ChatLine, PersonId } from '@four-crowns/protocol';
import { MAX_CHAT_CHARS } from '@four-crowns/protocol/schemas';
import type { House } from '../house.ts';
import { plainText } from '../plain-text.ts';
import { NotDone } from '../refusal.ts';
import type { ChatRow } from '../store/schema.ts';
import { changeTable } from './change.ts';
import { say } from './publish.ts';
import type { Room } from './room.ts';

const SHOWN = 100;
const ATTEMPTS = 20;

export async function addChat(
  house: House,
  room: Room,
  author: { readonly id: PersonId; readonly name: string },
  raw: string,
): Promise<void> {
  if (room.table.chat === 'off') throw new NotDone('chat-off', 'Chat is switched off at this table.');
  const text = plainText(raw, MAX_CHAT_CHARS);
  if (text === '') throw new NotDone('malformed', 'There is nothing to say in this message.');
  const now = house.time.now();
  const line = { match: room.id, person: author.id, name: author.name, text, at: now, removed: 0 };
  // Ids grow with time; where another node was in the same millisecond, the next one is taken.
  const first = Math.max(now * 1000, room.lastChat + 1);
  for (let i = 0; i < ATTEMPTS; i++) {
    const id = first + i;
    try {
      await house.engine.db
        .insertInto('chat')
        .values({ ...line, id })
        .execute();
      await tellChat(house, room);
      house.fanout.nudge(house.run, { table: room.id, what: 'chat' });
      return;
    } catch (error) {
      if (!house.engine.isTaken(error)) throw error;
    }
  }
  throw new NotDone('try-again', 'Too many messages at once: send it again.');
}

/** The latest lines that `for` may read. */
export async function lastChat(house: House, room: Room, muted: ReadonlySet<PersonId>): Promise<ChatLine[]> {
  const rows = await house.engine.db
    .selectFrom('chat')
    .selectAll()
    .where('match', '=', room.id)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  room.lastChat = Math.max(room.lastChat, rows[0]?.id ?? 0);
  return rows
    .toReversed()
    .filter((row) => !muted.has(row.person))
    .map(chatLine);
}

/** Lines that nobody here has seen yet. */
export async function tellChat(house: House, room: Room): Promise<void> {
  const rows = await house.engine.db
    .selectFrom('chat')
    .selectAll()
    .where('match', '=', room.id)
    .where('id', '>', room.lastChat)
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  if (rows.length === 0) return;
  room.lastChat = rows.at(-1)?.id ?? room.lastChat;
  sendLines(room, rows);
}

function sendLines(room: Room, rows: readonly ChatRow[]): void {
  for (const listener of room.listeners) {
    const lines = rows.filter((row) => !listener.muted.has(row.person)).map(chatLine);
    if (lines.length > 0) say(listener, { type: 'chat', lines });
  }
}

function chatLine(row: ChatRow): ChatLine {
  const { id, at, person, name, text } = row;
  return row.removed === 0
    ? { id, at, person, name, text }
    : { id, at, person, name, text: '', removed: true };
}

/** By the operator: the text is gone, also from the store. */
export async function removeChat(house: House, id: number): Promise<ChatRow | undefined> {
  await house.engine.db.updateTable('chat').set({ text: '', removed: 1 }).where('id', '=', id).execute();
  return house.engine.db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst();
}

export function tellRemoved(room: Room, row: ChatRow): void {
  sendLines(room, [row]);
}

/** Another node has removed it. */
export async function readRemoved(house: House, room: Room, line: number): Promise<void> {
  const row = await house.engine.db
    .selectFrom('chat')
    .selectAll()
    .where('id', '=', line)
    .where('match', '=', room.id)
    .executeTakeFirst();
  if (row !== undefined) sendLines(room, [row]);
}

export async function switchChat(house: House, room: Room, chat: 'on' | 'off'): Promise<void> {
  await changeTable(house, room, (table) => (table.chat === chat ? table : { ...table, chat }));
}
