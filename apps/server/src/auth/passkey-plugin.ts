import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';

/** The caller is this program itself, so there is nothing to check but the shape. */
const userIdBody = {
  '~standard': {
    version: 1,
    vendor: 'four-crowns',
    validate: (value: unknown) =>
      typeof value === 'object' && value !== null && 'userId' in value && typeof value.userId === 'string'
        ? { value: { userId: value.userId } }
        : { issues: [{ message: 'userId is missing' }] },
  },
} as const;

/**
 * A session for somebody whose passkey has been checked (see passkeys.ts). Only this process calls it:
 * the library's own HTTP interface is not served.
 */
export function passkeySignIn() {
  return {
    id: 'passkey-sign-in',
    endpoints: {
      signInPasskey: createAuthEndpoint(
        '/sign-in/passkey',
        { method: 'POST', body: userIdBody },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(
            (ctx.body as { userId: string }).userId,
          );
          if (user === null) throw ctx.error('NOT_FOUND');
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ user: user.id });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
