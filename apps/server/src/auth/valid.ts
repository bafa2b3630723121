import type { PersonId } from '@four-crowns/protocol';
import type { Engine } from '../store/engine.ts';
import type { Credential } from './credential.ts';
import { endOf } from './tokens.ts';

/** Who came in by what. */
export interface Entrant {
  readonly person: PersonId;
  readonly credential: Credential;
}

/** A number of values that one statement of either engine can easily hold. */
const AT_ONCE = 500;

/** The entrants whose session or token has ended or expired, and those who are banned. */
export async function noLongerValid(
  engine: Engine,
  entrants: readonly Entrant[],
  now: number,
): Promise<Entrant[]> {
  const gone: Entrant[] = [];
  for (let i = 0; i < entrants.length; i += AT_ONCE) {
    const some = entrants.slice(i, i + AT_ONCE);
    const valid = new Set([
      ...(await validSessions(engine, idsOf(some, 'session'))),
      ...(await validTokens(engine, idsOf(some, 'token'), now)),
    ]);
    const banned = await bannedOf(
      engine,
      some.map(({ person }) => person),
      now,
    );
    gone.push(...some.filter(({ person, credential }) => !valid.has(credential.id) || banned.has(person)));
  }
  return gone;
}

function idsOf(entrants: readonly Entrant[], type: Credential['type']): string[] {
  return entrants.flatMap(({ credential }) => (credential.type === type ? [credential.id] : []));
}

async function validSessions({ db }: Engine, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('session').select(['id', 'expiresAt']).where('id', 'in', ids).execute();
  return rows.filter((row) => new Date(row.expiresAt).getTime() > Date.now()).map(({ id }) => id);
}

async function validTokens({ db }: Engine, ids: readonly string[], now: number): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'created_at', 'expires_at'])
    .where('id', 'in', ids)
    .execute();
  return rows.filter((row) => endOf(row) > now).map(({ id }) => id);
}

async function bannedOf({ db }: Engine, people: readonly PersonId[], now: number): Promise<Set<PersonId>> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', people)
    .where('banned_until', '>', now)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
