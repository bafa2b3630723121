import { NewReportSchema, ReportLineSchema } from '@four-crowns/protocol/schemas';
import Type from 'typebox';
import { personById } from '../auth/people.ts';
import { addReport, dropReport, listReports } from '../auth/reports.ts';
import { BOUNDS } from '../limits/bounds.ts';
import { plainText } from '../common/plain-text.ts';
import { HttpRefusal } from '../common/refusal.ts';
import { answers } from './api.ts';
import type { Api, RouteContext } from './api.ts';
import { personIn } from './guard.ts';

export function addReportRoutes(api: Api, { context }: RouteContext): void {
  const { db } = context.engine;

  api.post(
    '/api/reports',
    {
      config: { needs: 'person', spends: 'reports' },
      schema: { summary: 'Report a player to the operator', tags: ['people'], body: NewReportSchema },
    },
    async (request, reply) => {
      const by = personIn(request);
      const { person, table, reason } = request.body;
      if ((await personById(db, person)) === undefined) {
        throw new HttpRefusal('not-found', 'There is no such person.');
      }
      await addReport(db, {
        by_person: by.id,
        about: person,
        match: table ?? null,
        reason: plainText(reason, BOUNDS.report.most),
        at: context.time.now(),
      });
      return reply.status(204).send();
    },
  );

  api.get(
    '/api/operator/reports',
    {
      config: { needs: 'operator' },
      schema: {
        summary: 'Reports of players, newest first',
        tags: ['operator'],
        response: answers(Type.Array(ReportLineSchema)),
      },
    },
    () => listReports(db),
  );

  api.delete(
    '/api/operator/reports/:id',
    {
      config: { needs: 'operator' },
      schema: {
        summary: 'A report is dealt with',
        tags: ['operator'],
        params: Type.Object({ id: Type.String() }),
      },
    },
    async (request, reply) => {
      await dropReport(db, request.params.id);
      return reply.status(204).send();
    },
  );
}
