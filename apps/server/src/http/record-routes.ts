import type { Viewer } from '@four-crowns/core';
import {
  ExportedRecordSchema,
  ImportedRecordSchema,
  LogPageSchema,
  RecordSchema,
  VerdictSchema,
} from '@four-crowns/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { importedRecord, importRecord } from '../records/imports.ts';
import { spend } from '../limits/limits.ts';
import { exportRecord, logPage } from '../records/records.ts';
import { HttpRefusal } from '../common/refusal.ts';
import { seatsHeld } from '../room/info.ts';
import type { Room } from '../room/room.ts';
import { answers } from './api.ts';
import type { Api, RouteContext } from './api.ts';
import { personIn, roomIn } from './guard.ts';
import { spenderIn } from './spending.ts';
import { openVerdicts } from '../records/verdicts.ts';

const Table = Type.Object({ id: Type.String() });
const Asked = Type.Object({
  invite: Type.Optional(Type.String()),
  viewer: Type.Optional(Type.String({ pattern: '^(table|\\d{1,2})$' })),
  from: Type.Optional(Type.String({ pattern: '^\\d{1,7}$' })),
});

export function addRecordRoutes(api: Api, routeContext: RouteContext): void {
  const { context, rooms, limits } = routeContext;
  const verdicts = openVerdicts(context, rooms);
  const tags = ['records'];

  api.get(
    '/api/tables/:id/log',
    {
      config: { needs: 'watch', spends: 'exports' },
      schema: {
        summary: 'The log as one viewer may know it, page by page',
        tags,
        params: Table,
        querystring: Asked,
        response: answers(LogPageSchema),
      },
    },
    (request) => {
      const room = roomIn(request);
      return logPage(room, viewerFor(request, room, request.query.viewer), Number(request.query.from ?? 0));
    },
  );

  api.get(
    '/api/tables/:id/record',
    {
      config: { needs: 'watch', spends: 'exports' },
      schema: {
        summary: 'The record: whole after the end, before it as one viewer knows it',
        tags,
        params: Table,
        querystring: Asked,
        response: answers(ExportedRecordSchema),
      },
    },
    (request) => {
      const room = roomIn(request);
      const viewer = viewerFor(request, room, request.query.viewer);
      return rooms.use(room, () => exportRecord(context, room, viewer));
    },
  );

  api.get(
    '/api/tables/:id/verdict',
    {
      // The handler itself charges the cost of computing a record.
      config: { needs: 'watch', spends: 'visits' },
      schema: {
        summary: 'The finished match, recomputed from its seed',
        tags,
        params: Table,
        querystring: Asked,
        response: answers(VerdictSchema),
      },
    },
    (request) => verdicts.of(roomIn(request), () => spend(limits.verdicts, spenderIn(request))),
  );

  api.get(
    '/api/records/:record',
    {
      config: { needs: 'anyone', spends: 'exports' },
      schema: {
        summary: 'An imported record',
        tags,
        params: Type.Object({ record: Type.String() }),
        response: answers(RecordSchema),
      },
    },
    async (request, reply) => {
      const text = await importedRecord(context, request.params.record);
      if (text === undefined) throw new HttpRefusal('not-found', 'There is no such record.');
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );

  // Core's own parser reads a record, from its text: it may be large, and none of it is trusted.
  void api.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: context.settings.recordBytes },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.post(
      '/api/records',
      {
        config: { needs: 'person', spends: 'records', describesBody: RecordSchema },
        bodyLimit: context.settings.recordBytes,
        schema: { summary: 'Import a record', tags, response: answers(ImportedRecordSchema) },
      },
      async (request) => {
        const person = personIn(request);
        if (typeof request.body !== 'string') throw new HttpRefusal('bad-request', 'The record is missing.');
        return importRecord(context, person.id, request.body);
      },
    );
    done();
  });
}

/** The viewer asked for, if it is one of the sender's seats or the table; by default the first of them. */
function viewerFor(request: FastifyRequest, room: Room, wish: string | undefined): Viewer {
  const held = seatsHeld(room.table, request.asker.person?.id);
  if (wish === undefined) return held[0] ?? 'table';
  if (wish === 'table') return 'table';
  const seat = Number(wish);
  if (held.includes(seat)) return seat;
  throw new HttpRefusal('forbidden', 'This is not one of your seats.');
}
