import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PasskeyLine, PersonId } from '@four-crowns/protocol';
import { newId } from '../ids.ts';
import type { Db, PasskeysRow } from '../store/schema.ts';

/** Where the browser is: a passkey belongs to one site. */
export interface Site {
  readonly id: string;
  readonly origin: string;
}

const CHALLENGE_MS = 5 * 60 * 1000;
const MOST = 20;

export interface Asked<T> {
  readonly options: T;
  /** Comes back in a cookie: which challenge was given to this browser. */
  readonly challengeId: string;
}

export async function askToRegister(
  db: Db,
  site: Site,
  person: { readonly id: PersonId; readonly username: string },
  now: number,
): Promise<Asked<PublicKeyCredentialCreationOptionsJSON> | undefined> {
  const known = await passkeysOf(db, person.id);
  if (known.length >= MOST) return undefined;
  const options = await generateRegistrationOptions({
    rpName: 'Four Crowns',
    rpID: site.id,
    userName: person.username,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    excludeCredentials: known.map((key) => ({ id: key.id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { options, challengeId: await keepChallenge(db, options.challenge, now) };
}

/** Undefined if the answer does not prove what it says. */
export async function register(
  db: Db,
  site: Site,
  person: PersonId,
  challengeId: string,
  response: RegistrationResponseJSON,
  name: string,
  now: number,
): Promise<PasskeyLine | undefined> {
  const expectedChallenge = await takeChallenge(db, challengeId, now);
  if (expectedChallenge === undefined) return undefined;
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (checked?.verified !== true) return undefined;
  const { credential } = checked.registrationInfo;
  await db
    .insertInto('passkeys')
    .values({
      id: credential.id,
      person,
      name,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      created_at: now,
    })
    .execute();
  return { id: credential.id, name, createdAt: now };
}

export async function askToSignIn(
  db: Db,
  site: Site,
  now: number,
): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'preferred' });
  return { options, challengeId: await keepChallenge(db, options.challenge, now) };
}

/** Whose passkey it is; undefined if the answer does not prove it. */
export async function signInWith(
  db: Db,
  site: Site,
  challengeId: string,
  response: AuthenticationResponseJSON,
  now: number,
): Promise<PersonId | undefined> {
  const expectedChallenge = await takeChallenge(db, challengeId, now);
  const key = await db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
  if (expectedChallenge === undefined || key === undefined) return undefined;
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
      counter: key.counter,
    },
  }).catch(() => undefined);
  if (checked?.verified !== true) return undefined;
  await db
    .updateTable('passkeys')
    .set({ counter: checked.authenticationInfo.newCounter })
    .where('id', '=', key.id)
    .execute();
  return key.person;
}

export async function passkeysOf(db: Db, person: PersonId): Promise<PasskeysRow[]> {
  return db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created_at').execute();
}

export async function dropPasskey(db: Db, person: PersonId, id: string): Promise<void> {
  await db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person).execute();
}

async function keepChallenge(db: Db, challenge: string, now: number): Promise<string> {
  const id = newId(18);
  await db.deleteFrom('challenges').where('expires_at', '<', now).execute();
  await db
    .insertInto('challenges')
    .values({ id, challenge, expires_at: now + CHALLENGE_MS })
    .execute();
  return id;
}

/** A challenge is good for one answer. */
async function takeChallenge(db: Db, id: string, now: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('challenges')
    .where('id', '=', id)
    .where('expires_at', '>=', now)
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge;
}
