import type { NewTable, TableInfo } from '@four-crowns/protocol';
import { newGuest, newTable } from './http-client.ts';
import type { HttpClient } from './http-client.ts';
import { openTable } from './table-client.ts';
import type { TableClient } from './table-client.ts';

export type Guest = Awaited<ReturnType<typeof newGuest>>;

export interface Seated {
  readonly id: string;
  readonly made: TableInfo;
  readonly people: readonly Guest[];
  readonly clients: readonly TableClient[];
}

/** As many guests as seats, each with a line of its own, and the match dealt. */
export async function seated(server: Pick<HttpClient, 'url'>, wish: NewTable): Promise<Seated> {
  const people: Guest[] = [];
  for (let i = 0; i < wish.seats; i++) people.push(await newGuest(server.url));
  const [host, ...others] = people;
  if (host === undefined) throw new Error('a table has seats');
  const made = await newTable(host, wish);
  for (const other of others) await other.ask('POST', `/api/tables/${made.id}/join`, { invite: made.invite });
  const clients = await Promise.all(people.map((person) => openTable(person, made.id)));
  await Promise.all(clients.map(dealt));
  return { id: made.id, made, people, clients };
}

export async function dealt(client: TableClient): Promise<void> {
  await client.until((c) => c.snapshots.size > 0 && c.table.status === 'playing', 'the match is dealt');
}

/** Somebody without a seat. */
export async function spectator(
  server: Pick<HttpClient, 'url'>,
  id: string,
  invite?: string,
): Promise<TableClient & { http: HttpClient }> {
  const http = await newGuest(server.url);
  const client = await openTable(http, id, invite === undefined ? {} : { invite });
  return Object.assign(client, { http });
}
