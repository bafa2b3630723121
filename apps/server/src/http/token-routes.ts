import { MadeTokenSchema, NewTokenSchema, TokenLineSchema } from '@four-crowns/protocol/schemas';
import Type from 'typebox';
import { dropToken, listTokens, makeToken } from '../auth/tokens.ts';
import { BOUNDS } from '../limits/bounds.ts';
import { plainText } from '../common/plain-text.ts';
import { HttpRefusal } from '../common/refusal.ts';
import { answers } from './api.ts';
import type { Api, RouteContext } from './api.ts';
import { personIn } from './guard.ts';
import { noticeFor } from './sign-in.ts';

export function addTokenRoutes(api: Api, routeContext: RouteContext): void {
  const { context, rooms } = routeContext;
  const { db } = context.engine;
  const tags = ['programs'];

  api.get(
    '/api/tokens',
    {
      config: { needs: 'browser' },
      schema: { summary: 'My tokens for programs', tags, response: answers(Type.Array(TokenLineSchema)) },
    },
    (request) => listTokens(db, personIn(request).id, context.time.now()),
  );

  api.post(
    '/api/tokens',
    {
      config: { needs: 'confirmed' },
      schema: {
        summary: 'Make a token; it is shown this once',
        tags,
        body: NewTokenSchema,
        response: answers(MadeTokenSchema),
      },
    },
    async (request) => {
      const made = await makeToken(
        db,
        personIn(request).id,
        plainText(request.body.name, BOUNDS.label.most),
        request.body.days,
        context.time.now(),
      );
      if (made === undefined) throw new HttpRefusal('full', 'You have too many tokens: revoke one first.');
      (await noticeFor(routeContext, request, personIn(request)))('token');
      return made;
    },
  );

  api.delete(
    '/api/tokens/:token',
    {
      config: { needs: 'browser' },
      schema: { summary: 'Take a token back', tags, params: Type.Object({ token: Type.String() }) },
    },
    async (request, reply) => {
      const { id } = personIn(request);
      const { token } = request.params;
      if (await dropToken(db, id, token)) rooms.cut({ person: id, only: token });
      return reply.status(204).send();
    },
  );
}
