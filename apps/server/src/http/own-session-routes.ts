/** Lists where an account is signed in, and ends sessions. */
import { SessionLineSchema } from '@four-crowns/protocol/schemas';
import Type from 'typebox';
import { endSessions, listSessions } from '../auth/sessions.ts';
import { HttpRefusal } from '../common/refusal.ts';
import { answers } from './api.ts';
import type { Api, RouteContext } from './api.ts';
import { personIn, sessionIn } from './guard.ts';

const tags = ['account'];
/** `others` keeps the session that sent the request; without it that one ends too. */
const Which = Type.Object({ but: Type.Optional(Type.Literal('this')) });

export function addOwnSessionRoutes(api: Api, { context, rooms, auth }: RouteContext): void {
  api.get(
    '/api/account/sessions',
    {
      config: { needs: 'browser' },
      schema: {
        summary: 'Where I am signed in, last seen first',
        tags,
        response: answers(Type.Array(SessionLineSchema)),
      },
    },
    (request) => listSessions(context.engine, personIn(request).user_id ?? '', sessionIn(request).id),
  );

  api.delete(
    '/api/account/sessions/:id',
    {
      config: { needs: 'browser' },
      schema: { summary: 'Sign out there', tags, params: Type.Object({ id: Type.String() }) },
    },
    async (request, reply) => {
      const { id, user_id } = personIn(request);
      const { id: session } = request.params;
      const ended = await endSessions(context.engine, user_id ?? '', { id: session });
      if (ended === 0) throw new HttpRefusal('not-found', 'There is no such session.');
      rooms.cut({ person: id, only: session });
      return reply.status(204).send();
    },
  );

  api.delete(
    '/api/account/sessions',
    {
      config: { needs: 'browser' },
      schema: {
        summary: 'Sign out everywhere; with ?but=this everywhere else',
        tags,
        querystring: Which,
      },
    },
    async (request, reply) => {
      const { id, user_id } = personIn(request);
      const except = request.query.but === 'this' ? sessionIn(request).id : undefined;
      await endSessions(context.engine, user_id ?? '', { except });
      rooms.cut({ person: id, ...(except === undefined ? {} : { except }) });
      if (except === undefined) {
        reply.clearCookie((await auth.$context).authCookies.sessionToken.name, { path: '/' });
      }
      return reply.status(204).send();
    },
  );
}
