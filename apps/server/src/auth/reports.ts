import type { ReportLine } from '@four-crowns/protocol';
import { BOUNDS } from '../limits/bounds.ts';
import { newId } from '../common/ids.ts';
import type { Db, ReportsRow } from '../store/schema.ts';

const SHOWN = 100;

/** The oldest reports are dropped, so that nobody fills the store with more than an operator can read. */
export async function addReport(db: Db, report: Omit<ReportsRow, 'id'>): Promise<void> {
  await db
    .insertInto('reports')
    .values({ id: newId(9), ...report })
    .execute();
  await db
    .deleteFrom('reports')
    .where('id', 'in', (e) =>
      e
        .selectFrom('reports as old')
        .select('old.id')
        .orderBy('old.at', 'desc')
        .orderBy('old.id')
        .offset(BOUNDS.reports.most)
        .limit(BOUNDS.reports.most),
    )
    .execute();
}

export async function listReports(db: Db, first: 'newest' | 'oldest' = 'newest'): Promise<ReportLine[]> {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('people as by', 'by.id', 'reports.by_person')
    .leftJoin('people as about', 'about.id', 'reports.about')
    .selectAll('reports')
    .select(['by.name as byName', 'about.name as aboutName'])
    .orderBy('reports.at', first === 'newest' ? 'desc' : 'asc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: { person: row.by_person, name: row.byName ?? '' },
    about: { person: row.about, name: row.aboutName ?? '' },
    ...(row.match === null ? {} : { table: row.match }),
    reason: row.reason,
  }));
}

export async function dropReport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reports').where('id', '=', id).execute();
}
