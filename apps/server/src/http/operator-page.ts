/** `/operator`: the operator's page, rendered on the server without scripts. Its forms post back to it. */
import { setRetryAfter } from './errors.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKeyOf } from '@four-crowns/core';
import Type from 'typebox';
import type { Static } from 'typebox';
import { dropReport } from '../auth/reports.ts';
import { spend } from '../limits/limits.ts';
import { actionsOf } from '../operator/actions.ts';
import { watchLoad } from '../operator/node-load.ts';
import { liveTables, reported, restricted } from '../operator/look.ts';
import { operatorPage, signInPage } from '../operator/page.ts';
import type { Notice } from '../operator/page.ts';
import { isOperatorToken, newSession, OPERATOR_COOKIE, SESSION_MS } from '../operator/session.ts';
import { wordsFor } from '../operator/words.ts';
import type { Words } from '../operator/words.ts';
import { HttpRefusal } from '../common/refusal.ts';
import type { RouteContext } from './api.ts';
import { spenderIn } from './spending.ts';

const CSS = readFileSync(join(import.meta.dirname, '../operator/page.css'), 'utf8');

const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
const Reason = Type.String({ minLength: 1, maxLength: 200 });
const Person = Type.Object({ person: Id });
const SignIn = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
const Close = Type.Object({ table: Id, reason: Reason });
const Remove = Type.Object({ line: Type.String({ pattern: '^\\d{1,16}$' }) });
const Ban = Type.Object({
  person: Id,
  /** Empty means for ever. */
  minutes: Type.String({ pattern: '^([1-9]\\d{0,6})?$' }),
  reason: Type.String({ maxLength: 200 }),
  address: Type.Optional(Type.Literal('on')),
});
const Report = Type.Object({ report: Id });

export async function addOperatorPage(app: FastifyInstance, routeContext: RouteContext): Promise<void> {
  const { context, rooms, limits } = routeContext;
  const { settings } = context;
  const actions = actionsOf(context, rooms);
  const load = watchLoad(context, rooms);
  const schema = { hide: true };
  const cookie = {
    path: '/operator',
    httpOnly: true,
    sameSite: 'strict',
    secure: settings.publicUrl.startsWith('https:'),
  } as const;

  const send = (reply: FastifyReply, status: number, page: string): FastifyReply =>
    reply
      .status(status)
      .header('cache-control', 'no-store')
      // With `no-referrer`, which other answers have, a browser would send the forms with the origin "null".
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(page);
  const show = async (request: FastifyRequest, reply: FastifyReply, status: number, notice?: Notice) => {
    const words = wordsIn(request);
    if (!request.asker.isOperator) {
      return send(reply, status, signInPage(words, notice, settings.operatorToken !== ''));
    }
    const view = {
      now: context.time.now(),
      node: context.run,
      database: context.engine.name === 'sqlite' ? 'SQLite' : 'Postgres',
      load: await load.now(),
      tables: await liveTables(context, rooms),
      reports: await reported(context),
      restricted: await restricted(context),
      errors: context.errors.list(),
    };
    return send(reply, status, operatorPage(words, view, notice));
  };

  // Registered only here, since nothing else in the server reads forms.
  await app.register(async (scope) => {
    scope.addHook('onClose', () => load.stop());
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_r, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.setErrorHandler(async (error, request, reply) => {
      // The page shows what the interface would answer; failures go to the server's error handler, which logs them.
      if (error instanceof HttpRefusal) {
        setRetryAfter(reply, error);
        return show(request, reply, error.status, { type: 'refused', text: error.message });
      }
      throw error;
    });

    scope.get('/operator', { config: { needs: 'anyone' }, schema }, (request, reply) => {
      const { done }: { readonly done?: string } = request.query ?? {};
      const words = wordsIn(request);
      const text = done !== undefined && isKeyOf(words.done, done) ? words.done[done] : undefined;
      return show(request, reply, 200, text === undefined ? undefined : { type: 'done', text });
    });
    scope.get('/operator/page.css', { config: { needs: 'anyone' }, schema }, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(CSS),
    );
    scope.post(
      '/operator/sign-in',
      { config: { needs: 'anyone' }, schema: { ...schema, body: SignIn } },
      async (request, reply) => {
        await spend(limits.signIns, spenderIn(request));
        // Fastify has checked it by the schema above.
        const { token } = request.body as Static<typeof SignIn>;
        if (!isOperatorToken(context, token)) throw new HttpRefusal('forbidden', wordsIn(request).wrongToken);
        reply.setCookie(OPERATOR_COOKIE, newSession(context), { ...cookie, maxAge: SESSION_MS / 1000 });
        return reply.redirect('/operator', 303);
      },
    );
    scope.post('/operator/sign-out', { config: { needs: 'anyone' }, schema }, (_request, reply) =>
      reply.clearCookie(OPERATOR_COOKIE, cookie).redirect('/operator', 303),
    );

    const form = <T extends Type.TSchema>(
      name: string,
      body: T,
      done: Done,
      act: (body: Static<T>) => Promise<void>,
    ): void => {
      scope.post(
        `/operator/${name}`,
        { config: { needs: 'operator' }, schema: { ...schema, body } },
        async (request, reply) => {
          // Fastify has checked it by `body`.
          await act(request.body as Static<T>);
          return reply.redirect(`/operator?done=${done}`, 303);
        },
      );
    };
    form('close', Close, 'closed', ({ table, reason }) => actions.close(table, reason));
    form('remove', Remove, 'removed', ({ line }) => actions.removeLine(Number(line)));
    form('ban', Ban, 'banned', ({ person, minutes, reason, address }) =>
      actions.ban(person, {
        minutes: minutesOf(minutes),
        reason: reason === '' ? 'ask the operator' : reason,
        address: address === 'on',
      }),
    );
    form('unban', Person, 'unbanned', ({ person }) => actions.unban(person));
    form('mute', Ban, 'muted', ({ person, minutes }) => actions.mute(person, minutesOf(minutes)));
    form('dismiss', Report, 'dismissed', ({ report }) => dropReport(context.engine.db, report));
    form('unmute', Person, 'unmuted', ({ person }) => actions.mute(person, 0));
  });
}

function minutesOf(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}

type Done = keyof Words['done'];

function wordsIn(request: FastifyRequest): Words {
  return wordsFor(request.headers['accept-language']);
}
