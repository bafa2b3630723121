import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { anonymous, username } from 'better-auth/plugins';
import type { Logger } from 'pino';
import { newId } from '../ids.ts';
import type { Settings } from '../settings.ts';
import { alone } from '../store/alone.ts';
import type { Engine } from '../store/engine.ts';
import { linkGuest } from './people.ts';
import { passkeySignIn } from './passkey-plugin.ts';

const DAY = 24 * 3600;
/** No mail is ever sent: accounts have a name and a password or passkey. `.invalid` belongs to nobody. */
const NO_MAIL = 'players.four-crowns.invalid';

export function mailOf(name: string): string {
  return `${name.toLowerCase()}@${NO_MAIL}`;
}

/** Sessions and passwords are the library's business, cookies included. */
export async function makeAuth(engine: Engine, settings: Settings, logger: Logger) {
  await migrateAuth(engine);
  return betterAuth(
    optionsOf(engine, await secretOf(engine), settings.publicUrl, (message) =>
      logger.warn({ from: 'better-auth' }, message),
    ),
  );
}

export type Auth = Awaited<ReturnType<typeof makeAuth>>;

/** The library's own tables. */
export async function migrateAuth(engine: Engine): Promise<void> {
  await alone(engine, async () => {
    const { runMigrations } = await getMigrations(
      optionsOf(engine, 'no session is made', '', () => undefined),
    );
    await runMigrations();
  });
}

function optionsOf(engine: Engine, secret: string, publicUrl: string, log: (message: string) => void) {
  return {
    secret,
    baseURL: publicUrl === '' ? 'http://localhost' : publicUrl,
    basePath: '/api/auth',
    database: { db: engine.db, type: engine.name },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128, autoSignIn: true },
    session: { expiresIn: 365 * DAY, updateAge: 7 * DAY, cookieCache: { enabled: true, maxAge: 300 } },
    advanced: {
      cookiePrefix: 'four-crowns',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' as const, path: '/' },
      // Every request passes this server's own check of the origin first.
      disableOriginCheck: true,
    },
    logger: {
      level: 'error' as const,
      log: (_level: string, message: string) => log(message),
    },
    plugins: [
      anonymous({
        emailDomainName: NO_MAIL,
        onLinkAccount: ({ anonymousUser, newUser }) =>
          linkGuest(engine.db, anonymousUser.user.id, newUser.user.id),
      }),
      username({
        minUsernameLength: 3,
        maxUsernameLength: 24,
        usernameValidator: (name) => /^[A-Za-z0-9_.-]+$/.test(name),
      }),
      passkeySignIn(),
    ],
  };
}

/** Made at the first start; the same for all nodes of one database. */
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
