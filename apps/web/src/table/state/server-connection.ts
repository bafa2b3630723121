import type { TableId } from '@four-crowns/protocol/client';
import * as calls from '../../api/calls.ts';
import { tablePath } from '../../app/paths.ts';
import { useSession } from '../../app/session.ts';
import { openLine } from './line.ts';
import type { TableConnection } from './table-connection.ts';

export function serverConnection(id: TableId, invite: string | undefined): TableConnection {
  return {
    kind: 'server',
    id,
    invite,
    build: () => useSession.getState().config?.build,
    open: (ends) => openLine(id, ends),
    logPage: (viewer, from) => calls.logPage(id, viewer, from, invite),
    record: async () => {
      const record = await calls.getRecord(id, invite);
      return record.format === 'known-2' ? undefined : record;
    },
    verify: async (record) => (await import('../verify/recompute.ts')).recompute(record),
    again: async () => tablePath((await calls.rematch(id)).id),
  };
}
