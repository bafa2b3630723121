import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useParams, useSearchParams } from 'wouter';
import { startSession } from '../app/session.ts';
import { Sorry } from '../app/Sorry.tsx';
import type { PATTERNS } from '../app/paths.ts';
import { AtTable } from './AtTable.tsx';
import { SittingContext } from './state/context.tsx';
import { serverVenue } from './state/server-venue.ts';
import { sitAt } from './state/store.ts';
import type { Sitting } from './state/store.ts';
import { Waiting } from './Waiting.tsx';

/** One table, from the first seat taken to the final score. */
export function TablePage() {
  const { table } = useParams<typeof PATTERNS.table>();
  const invite = useSearchParams()[0].get('invite') ?? undefined;
  const [sitting, setSitting] = useState<Sitting>();
  const t = useTranslations('common');
  useEffect(() => {
    let opened: Sitting | undefined;
    let left = false;
    // The socket needs the session's cookie.
    const sitDown = async () => {
      await startSession();
      if (left) return;
      opened = sitAt(serverVenue(table, invite));
      setSitting(opened);
    };
    void sitDown();
    return () => {
      left = true;
      opened?.close();
      setSitting(undefined);
    };
  }, [table, invite]);
  if (!/^[\w-]{1,64}$/.test(table)) return <Sorry title={t('notFound.title')} text={t('notFound.text')} />;
  if (sitting === undefined) return <Waiting />;
  return (
    <SittingContext value={sitting}>
      <AtTable />
    </SittingContext>
  );
}
