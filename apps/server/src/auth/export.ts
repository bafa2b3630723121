import type { AccountExport, Me } from '@four-crowns/protocol';
import { importsOf } from '../records/imports.ts';
import type { ServerContext } from '../context.ts';
import { listPasskeys } from './passkeys.ts';
import type { Person } from './people.ts';
import { listSessions } from './sessions.ts';
import { listTokens } from './tokens.ts';

/** Everything that the server stores about a person, in one document. */
export async function exportPerson(
  { engine, time }: ServerContext,
  person: Person,
  me: Me,
  session: string | undefined,
): Promise<AccountExport> {
  const { db } = engine;
  const { id } = person;
  const seats = await db.selectFrom('seats').select(['match', 'seat']).where('person', '=', id).execute();
  const matches = await db
    .selectFrom('matches')
    .select(['id', 'game', 'status', 'created_at', 'ended_at', 'host'])
    .where((e) =>
      e.or([
        e('host', '=', id),
        e('id', 'in', e.selectFrom('seats').select('match').where('person', '=', id)),
      ]),
    )
    .orderBy('created_at')
    .execute();
  const mutes = await db.selectFrom('mutes').select('muted').where('person', '=', id).execute();
  return {
    format: 'account-1',
    at: time.now(),
    profile: { ...me, createdAt: person.created_at },
    sessions: await listSessions(engine, person.user_id ?? '', session),
    tokens: await listTokens(db, id, time.now()),
    passkeys: await listPasskeys(db, person.user_id),
    tables: matches.map((match) => ({
      id: match.id,
      game: match.game,
      status: match.status,
      createdAt: match.created_at,
      ...(match.ended_at === null ? {} : { endedAt: match.ended_at }),
      host: match.host === id,
      seats: seats.filter((seat) => seat.match === match.id).map(({ seat }) => seat),
    })),
    chat: await db
      .selectFrom('chat')
      .select(['match as table', 'at', 'text'])
      .where('person', '=', id)
      .orderBy('id')
      .execute(),
    records: await importsOf(db, id),
    muted: mutes.map(({ muted }) => muted),
    reports: await db
      .selectFrom('reports')
      .select(['about', 'at', 'reason'])
      .where('by_person', '=', id)
      .execute(),
  };
}
