import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import type { BetterAuthPlugin } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { anonymous, username } from 'better-auth/plugins';
import type { Logger } from 'pino';
import { newId } from '../common/ids.ts';
import type { Settings } from '../settings/settings.ts';
import { alone } from '../store/alone.ts';
import type { Engine } from '../store/engine.ts';

const DAY = 24 * 3600;
/** The address that `headersFor` hands to the library, which keeps it with the session. */
export const ADDRESS_HEADER = 'x-four-crowns-address';
/** The library requires an address for every account; real ones are in `emails`. Nobody can own a `.invalid` domain. */
const NO_MAIL = 'players.four-crowns.invalid';

export function mailOf(name: string): string {
  return `${name.toLowerCase()}@${NO_MAIL}`;
}

/** The library handles sessions and passwords, including cookies. */
export async function makeAuth(engine: Engine, settings: Settings, logger: Logger) {
  await migrateAuth(engine);
  return betterAuth(
    optionsOf(engine, await secretOf(engine), settings, (message) =>
      logger.warn({ from: 'better-auth' }, message),
    ),
  );
}

export type Auth = Awaited<ReturnType<typeof makeAuth>>;

/** The library's own tables. */
export async function migrateAuth(engine: Engine): Promise<void> {
  await alone(engine, async () => {
    const { runMigrations } = await getMigrations(
      optionsOf(engine, 'no session is made', { publicUrl: '', sessionDays: 1 }, () => undefined),
    );
    await runMigrations();
  });
}

function optionsOf(
  engine: Engine,
  secret: string,
  { publicUrl, sessionDays }: Pick<Settings, 'publicUrl' | 'sessionDays'>,
  log: (message: string) => void,
) {
  return {
    secret,
    baseURL: publicUrl === '' ? 'http://localhost' : publicUrl,
    basePath: '/api/auth',
    database: { db: engine.db, type: engine.name },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128, autoSignIn: true },
    session: {
      // Counted from when it was last seen, which sessions.ts updates.
      expiresIn: sessionDays * DAY,
      // Our own guard decides whether a session is fresh enough.
      freshAge: 0,
      // No cache, so that an ended session stops working at once (see sessions.ts).
      cookieCache: { enabled: false },
      additionalFields: { confirmedAt: { type: 'date' as const, required: false, input: false } },
    },
    advanced: {
      cookiePrefix: 'four-crowns',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' as const, path: '/' },
      // Every request passes this server's own check of the origin first.
      disableOriginCheck: true,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    logger: {
      level: 'error' as const,
      log: (_level: string, message: string) => log(message),
    },
    plugins: [
      // link.ts moves a guest's seats to the account, because rooms must be told.
      anonymous({ emailDomainName: NO_MAIL, disableDeleteAnonymousUser: true }),
      username({
        minUsernameLength: 3,
        maxUsernameLength: 24,
        usernameValidator: (name) => /^[A-Za-z0-9_.-]+$/.test(name),
      }),
      // Without PUBLIC_URL they work only at localhost. The guard has checked the origin that the library needs.
      passkey({
        rpID: publicUrl === '' ? 'localhost' : new URL(publicUrl).hostname,
        rpName: 'Four Crowns',
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        advanced: { webAuthnChallengeCookie: 'challenge' },
        // Its own type names a package of its own; what is called of it is in passkeys.ts.
      }) as BetterAuthPlugin,
    ],
  };
}

/** Created at the first start, and the same for all nodes of one database. */
async function secretOf({ db }: Engine): Promise<string> {
  await db
    .insertInto('meta')
    .values({ key: 'session-secret', value: newId(32) })
    .onConflict((c) => c.column('key').doNothing())
    .execute();
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'session-secret')
    .executeTakeFirstOrThrow();
  return row.value;
}
