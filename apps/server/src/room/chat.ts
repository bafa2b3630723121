import type { ChatLine, PersonId, TableId } from '@four-crowns/protocol';
import { MAX_CHAT_CHARS } from '@four-crowns/protocol/schemas';
import type { Transaction } from 'kysely';
import type { ServerContext } from '../context.ts';
import { BOUNDS } from '../limits/bounds.ts';
import { plainText } from '../common/plain-text.ts';
import { CommandRefused } from '../common/refusal.ts';
import type { ChatRow, Tables } from '../store/schema.ts';
import { changeTable } from './change.ts';
import { say } from './publish.ts';
import type { Room } from './room.ts';

const ATTEMPTS = 20;

export async function addChat(
  context: ServerContext,
  room: Room,
  author: { readonly id: PersonId; readonly name: string },
  raw: string,
  messageId: string,
): Promise<void> {
  if (room.table.chat === 'off') throw new CommandRefused('chat-off', 'Chat is switched off at this table.');
  const text = plainText(raw, MAX_CHAT_CHARS);
  if (text === '') throw new CommandRefused('malformed', 'The message is empty.');
  const now = context.time.now();
  const line = { match: room.id, person: author.id, name: author.name, text, at: now, removed: 0 };
  const first = Math.max(now * 1000, room.lastChat + 1);
  const isNew = await context.engine.db.transaction().execute(async (tx) => {
    if (!(await isSaidFirst(tx, room.id, author.id, messageId, now))) return false;
    await insertLine(tx, line, first);
    return true;
  });
  if (!isNew) return;
  await tellChat(context, room);
  context.fanout.signal(context.run, { table: room.id, what: 'chat' });
}

/** A client that lost its connection sends the message again, perhaps to another node. */
async function isSaidFirst(
  tx: Transaction<Tables>,
  match: TableId,
  person: PersonId,
  id: string,
  at: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('chat_ids')
    .values({ match, person, id, at })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Ids grow with time. If another node used the same millisecond, the next id is taken. */
async function insertLine(tx: Transaction<Tables>, line: Omit<ChatRow, 'id'>, first: number): Promise<void> {
  for (let i = 0; i < ATTEMPTS; i++) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('chat')
      .values({ ...line, id: first + i })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return;
  }
  throw new CommandRefused('try-again', 'Too many messages at once: send it again.');
}

/** The latest lines that `for` may read. */
export async function lastChat(
  context: ServerContext,
  room: Room,
  muted: ReadonlySet<PersonId>,
): Promise<ChatLine[]> {
  const rows = await context.engine.db
    .selectFrom('chat')
    .selectAll()
    .where('match', '=', room.id)
    .orderBy('id', 'desc')
    .limit(BOUNDS.chatShown.most)
    .execute();
  room.lastChat = Math.max(room.lastChat, rows[0]?.id ?? 0);
  return rows
    .toReversed()
    .filter((row) => !muted.has(row.person))
    .map(chatLine);
}

/** Lines that nobody on this node has seen yet. */
export async function tellChat(context: ServerContext, room: Room): Promise<void> {
  const rows = await context.engine.db
    .selectFrom('chat')
    .selectAll()
    .where('match', '=', room.id)
    .where('id', '>', room.lastChat)
    .orderBy('id')
    .limit(BOUNDS.chatShown.most)
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

/** Used by the operator: deletes the text, also from the store. */
export async function removeChat(context: ServerContext, id: number): Promise<ChatRow | undefined> {
  await context.engine.db.updateTable('chat').set({ text: '', removed: 1 }).where('id', '=', id).execute();
  return context.engine.db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst();
}

export function tellRemoved(room: Room, row: ChatRow): void {
  sendLines(room, [row]);
}

/** Another node has removed a line. */
export async function readRemoved(context: ServerContext, room: Room, line: number): Promise<void> {
  const row = await context.engine.db
    .selectFrom('chat')
    .selectAll()
    .where('id', '=', line)
    .where('match', '=', room.id)
    .executeTakeFirst();
  if (row !== undefined) sendLines(room, [row]);
}

export async function switchChat(context: ServerContext, room: Room, chat: 'on' | 'off'): Promise<void> {
  await changeTable(context, room, (table) => (table.chat === chat ? table : { ...table, chat }));
}
