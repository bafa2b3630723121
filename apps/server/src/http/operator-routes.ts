import { OperatorBanSchema, OperatorCloseSchema, OperatorMuteSchema } from '@four-crowns/protocol/schemas';
import Type from 'typebox';
import { actionsOf } from '../operator/actions.ts';
import type { Api, RouteContext } from './api.ts';

export function addOperatorRoutes(api: Api, { context, rooms }: RouteContext): void {
  const actions = actionsOf(context, rooms);
  const tags = ['operator'];

  api.post(
    '/api/operator/tables/:table/close',
    {
      config: { needs: 'operator' },
      schema: {
        summary: 'Close a table',
        tags,
        params: Type.Object({ table: Type.String() }),
        body: OperatorCloseSchema,
      },
    },
    async (request, reply) => {
      await actions.close(request.params.table, request.body.reason);
      return reply.status(204).send();
    },
  );

  api.delete(
    '/api/operator/chat/:line',
    {
      config: { needs: 'operator' },
      schema: {
        summary: 'Remove a chat line',
        tags,
        params: Type.Object({ line: Type.String({ pattern: '^\\d{1,16}$' }) }),
      },
    },
    async (request, reply) => {
      await actions.removeLine(Number(request.params.line));
      return reply.status(204).send();
    },
  );

  api.post(
    '/api/operator/bans',
    { config: { needs: 'operator' }, schema: { summary: 'Ban a person', tags, body: OperatorBanSchema } },
    async (request, reply) => {
      const { person, ...how } = request.body;
      await actions.ban(person, how);
      return reply.status(204).send();
    },
  );

  api.delete(
    '/api/operator/bans/:person',
    {
      config: { needs: 'operator' },
      schema: { summary: 'Lift a ban', tags, params: Type.Object({ person: Type.String() }) },
    },
    async (request, reply) => {
      await actions.unban(request.params.person);
      return reply.status(204).send();
    },
  );

  api.post(
    '/api/operator/mutes',
    {
      config: { needs: 'operator' },
      schema: { summary: 'A person may not chat for a while', tags, body: OperatorMuteSchema },
    },
    async (request, reply) => {
      await actions.mute(request.body.person, request.body.minutes);
      return reply.status(204).send();
    },
  );
}
