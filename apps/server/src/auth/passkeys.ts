/**
 * The library's passkeys, where its interface asks for a session of its own and ours has one already.
 * The plugin holds better-auth at 1.7.7: its newest version (1.7.6) wants exactly `better-call` 1.4.0,
 * `@better-auth/utils` 0.4.2 and `@better-fetch/fetch` 1.3.2, better-auth exactly later ones from 1.7.10 on.
 */
import { parseTrusted } from '@four-crowns/core';
import type { PasskeyLine } from '@four-crowns/protocol';
import { BOUNDS } from '../limits/bounds.ts';
import type { Auth } from './auth.ts';
import type { Engine } from '../store/engine.ts';
import type { Db } from '../store/schema.ts';
import { storedTime } from './sessions.ts';

interface Asked {
  readonly headers: Headers;
  readonly asResponse: true;
}

/** The library functions that we call. Their answers set and read the challenge cookie. */
export interface PasskeyApi {
  generatePasskeyRegistrationOptions(
    asked: Asked & { readonly query: { readonly name: string } },
  ): Promise<Response>;
  verifyPasskeyRegistration(
    asked: Asked & { readonly body: { readonly response: object; readonly name: string } },
  ): Promise<Response>;
  generatePasskeyAuthenticationOptions(asked: Asked): Promise<Response>;
  verifyPasskeyAuthentication(
    asked: Asked & { readonly body: { readonly response: object } },
  ): Promise<Response>;
}

export function passkeyApi(auth: Auth): PasskeyApi {
  // The plugin's own types name a package of another version, see auth.ts.
  return auth.api as Auth['api'] & PasskeyApi;
}

export async function listPasskeys(db: Db, userId: string | null): Promise<PasskeyLine[]> {
  if (userId === null) return [];
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ id, name, createdAt }) => ({
    id,
    name: name ?? '',
    createdAt: new Date(createdAt ?? 0).getTime(),
  }));
}

export async function hasAllPasskeys(db: Db, userId: string): Promise<boolean> {
  return (await listPasskeys(db, userId)).length >= BOUNDS.passkeys.most;
}

/** False if there was none. Also deletes it where an older version stored it, since it would come back from there. */
export async function dropPasskey(db: Db, userId: string, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('credentialID')
      .executeTakeFirst();
    if (gone === undefined) return false;
    await tx.deleteFrom('passkeys').where('id', '=', gone.credentialID).execute();
    return true;
  });
}

/** Passkeys stored by a version before the library's. That version may be started again, so its rows stay. */
export async function adoptPasskeys(engine: Engine): Promise<void> {
  const { db } = engine;
  const rows = await db
    .selectFrom('passkeys')
    .innerJoin('people', 'people.id', 'passkeys.person')
    .innerJoin('user', 'user.id', 'people.user_id')
    .selectAll('passkeys')
    .select('user.id as userId')
    .where((e) =>
      e.not(
        e.exists(
          e.selectFrom('passkey').select('passkey.id').whereRef('passkey.credentialID', '=', 'passkeys.id'),
        ),
      ),
    )
    .execute();
  for (const row of rows) {
    await db
      .insertInto('passkey')
      .values({
        id: row.id,
        name: row.name,
        publicKey: Buffer.from(row.public_key, 'base64url').toString('base64'),
        userId: row.userId,
        credentialID: row.id,
        counter: row.counter,
        deviceType: 'multiDevice',
        backedUp: engine.name === 'sqlite' ? 0 : false,
        transports: parseTrusted<string[]>(row.transports).join(','),
        createdAt: storedTime(engine, row.created_at),
      })
      .onConflict((c) => c.column('id').doNothing())
      .execute();
  }
}
