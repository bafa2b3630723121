import { CLOSE } from '@four-crowns/protocol';
import { OperatorBanSchema, OperatorCloseSchema, OperatorMuteSchema } from '@four-crowns/protocol/schemas';
import Type from 'typebox';
import { ban, muteByOperator, unban } from '../auth/people.ts';
import { HttpRefusal } from '../refusal.ts';
import { removeChat, tellRemoved } from '../room/chat.ts';
import { closeTable } from '../room/tick.ts';
import type { Api, Desk } from './api.ts';

const FOR_EVER = 100 * 365 * 24 * 60;

export function addOperatorRoutes(api: Api, { house, rooms }: Desk): void {
  const { db } = house.engine;
  const tags = ['operator'];
  const until = (minutes: number): number => house.time.now() + minutes * 60_000;

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
      const room = await rooms.find(request.params.table);
      if (room === undefined) throw new HttpRefusal('not-found', 'There is no such table.');
      await rooms.use(room, () => closeTable(house, room, request.body.reason));
      for (const listener of room.listeners) listener.close(CLOSE.closed, 'closed by the operator');
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
      const row = await removeChat(house, Number(request.params.line));
      if (row === undefined) throw new HttpRefusal('not-found', 'There is no such line.');
      const room = rooms.inMemory(row.match);
      if (room !== undefined) tellRemoved(room, row);
      return reply.status(204).send();
    },
  );

  api.post(
    '/api/operator/bans',
    { config: { needs: 'operator' }, schema: { summary: 'Ban a person', tags, body: OperatorBanSchema } },
    async (request, reply) => {
      const { person, minutes, reason } = request.body;
      if (!(await ban(db, person, until(minutes ?? FOR_EVER), reason))) {
        throw new HttpRefusal('not-found', 'There is no such person.');
      }
      for (const room of rooms.all()) {
        for (const listener of room.listeners) {
          if (listener.person === person) listener.close(CLOSE.unauthorised, 'banned');
        }
      }
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
      await unban(db, request.params.person);
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
      if (!(await muteByOperator(db, request.body.person, until(request.body.minutes)))) {
        throw new HttpRefusal('not-found', 'There is no such person.');
      }
      return reply.status(204).send();
    },
  );
}
