import { PROTOCOL } from '@four-crowns/protocol';
import type { Config, TableInfo } from '@four-crowns/protocol';
import {
  ConfigSchema,
  HistoryLineSchema,
  JoinTableSchema,
  KickSeatSchema,
  LeaveTableSchema,
  MAX_CHAT_CHARS,
  MAX_NAME_CHARS,
  NewTableSchema,
  SeatBotSchema,
  TableInfoSchema,
  TableLineSchema,
} from '@four-crowns/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { denied } from '../auth/access.ts';
import { botsOf } from '../tables/hosted-games.ts';
import { HttpRefusal } from '../common/refusal.ts';
import { rematch } from '../tables/rematch.ts';
import { tableInfo } from '../room/info.ts';
import type { Room } from '../room/room.ts';
import { beginIfFull, join, kick, leave, seatBot, start } from '../room/seating.ts';
import { createTable, listHistory, listMine, listPublic } from '../tables/create-table.ts';
import { answers } from './api.ts';
import type { Api, RouteContext } from './api.ts';
import { personIn, roomIn } from './guard.ts';
import { describedNewTable, optionInfos } from './option-schemas.ts';
import { passkeySupport } from './site.ts';

const Table = Type.Object({ id: Type.String() });
const Invitation = Type.Object({ invite: Type.Optional(Type.String()) });
const Before = Type.Object({ before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })) });

export function addTableRoutes(api: Api, routeContext: RouteContext): void {
  const { context, rooms } = routeContext;
  const tags = ['tables'];
  const told = answers(TableInfoSchema);
  const infoFor = (request: FastifyRequest, room: Room): TableInfo =>
    tableInfo(context, room, request.asker.person?.id);
  /** Runs a task in the room's turn, then answers with the table. */
  const change = async (request: FastifyRequest, task: (room: Room) => Promise<void>): Promise<TableInfo> => {
    const room = roomIn(request);
    await rooms.use(room, () => task(room));
    return infoFor(request, room);
  };

  api.get(
    '/api/config',
    {
      config: { needs: 'anyone' },
      schema: { summary: 'Games, bots and limits of this server', tags, response: answers(ConfigSchema) },
    },
    (request) => configOf(routeContext, request),
  );

  api.get(
    '/api/tables',
    {
      config: { needs: 'anyone', spends: 'lists' },
      schema: {
        summary: 'Public tables, newest first',
        tags,
        response: answers(Type.Array(TableLineSchema)),
      },
    },
    (request) => listPublic(context, request.asker.person?.id),
  );

  api.get(
    '/api/me/tables',
    {
      config: { needs: 'person', spends: 'lists' },
      schema: { summary: 'Where I sit, my turn first', tags, response: answers(Type.Array(TableLineSchema)) },
    },
    (request) => listMine(context, rooms, personIn(request).id),
  );

  api.get(
    '/api/me/history',
    {
      config: { needs: 'person', spends: 'lists' },
      schema: {
        summary: 'My finished matches, newest first',
        tags,
        querystring: Before,
        response: answers(Type.Array(HistoryLineSchema)),
      },
    },
    (request) =>
      listHistory(context, personIn(request).id, Number(request.query.before ?? Number.MAX_SAFE_INTEGER)),
  );

  api.post(
    '/api/tables',
    {
      config: { needs: 'person', spends: 'tables', describesBody: describedNewTable(context.games) },
      schema: { summary: 'Open a table', tags, body: NewTableSchema, response: told },
    },
    async (request) => {
      const person = personIn(request);
      const room = await rooms.find(await createTable(context, person, request.body));
      if (room === undefined) throw new HttpRefusal('internal', 'The table is gone.');
      await rooms.use(room, () => beginIfFull(context, room));
      return infoFor(request, room);
    },
  );

  api.get(
    '/api/tables/:id',
    {
      config: { needs: 'watch', spends: 'visits' },
      schema: { summary: 'A table', tags, params: Table, querystring: Invitation, response: told },
    },
    (request) => infoFor(request, roomIn(request)),
  );

  api.post(
    '/api/tables/:id/join',
    {
      config: { needs: 'person' },
      schema: { summary: 'Sit down', tags, params: Table, body: JoinTableSchema, response: told },
    },
    async (request) => {
      const room = await rooms.fresh(request.params.id);
      // Here the invitation is in the body, not in the address.
      const asker = { ...request.asker, invite: request.body.invite };
      const no = denied('visit', asker, context.time.now(), room?.table);
      if (room === undefined || no !== undefined) {
        throw new HttpRefusal(no?.code ?? 'not-found', no?.text ?? 'There is no such table.');
      }
      request.room = room;
      return change(request, () => join(context, room, personIn(request), request.body.seat));
    },
  );

  api.post(
    '/api/tables/:id/leave',
    {
      config: { needs: 'sit' },
      schema: { summary: 'Leave my seat', tags, params: Table, body: LeaveTableSchema, response: told },
    },
    (request) => change(request, (room) => leave(context, room, personIn(request).id, request.body.seat)),
  );

  api.post(
    '/api/tables/:id/kick',
    {
      config: { needs: 'host' },
      schema: {
        summary: 'Free a seat before the start',
        tags,
        params: Table,
        body: KickSeatSchema,
        response: told,
      },
    },
    (request) => change(request, (room) => kick(context, room, request.body.seat)),
  );

  api.post(
    '/api/tables/:id/bot',
    {
      config: { needs: 'host' },
      schema: { summary: 'Seat a bot', tags, params: Table, body: SeatBotSchema, response: told },
    },
    (request) => change(request, (room) => seatBot(context, room, request.body.seat, request.body.bot)),
  );

  api.post(
    '/api/tables/:id/start',
    {
      config: { needs: 'host' },
      schema: { summary: 'Begin, when every seat is taken', tags, params: Table, response: told },
    },
    (request) => change(request, (room) => start(context, room)),
  );

  api.post(
    '/api/tables/:id/rematch',
    {
      config: { needs: 'sit', spends: 'tables' },
      schema: { summary: 'Play again', tags, params: Table, response: told },
    },
    async (request) => infoFor(request, await rematch(context, rooms, roomIn(request), personIn(request))),
  );
}

function configOf({ context }: RouteContext, request: FastifyRequest): Config {
  const { games, settings, run, build } = context;
  return {
    protocol: PROTOCOL,
    run,
    build,
    games: games.newest.map((hosted) => ({
      id: hosted.game.id,
      rulesVersion: hosted.game.rulesVersion,
      seatCounts: hosted.game.seatCounts,
      defaults: Object.fromEntries(
        hosted.game.seatCounts.map((seats) => [String(seats), hosted.game.parseOptions({}, seats)]),
      ),
      options: optionInfos(hosted.game),
      bots: botsOf(hosted).map((bot) => bot.id),
    })),
    accounts: { mail: settings.smtpUrl !== '', passkeys: passkeySupport(context, request) },
    limits: {
      chatChars: MAX_CHAT_CHARS,
      nameChars: MAX_NAME_CHARS,
      openTables: settings.openTables,
      recordBytes: settings.recordBytes,
    },
  };
}
