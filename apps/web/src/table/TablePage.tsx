import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useParams, useSearchParams } from 'wouter';
import { startSession } from '../app/session.ts';
import { ErrorPage } from '../app/ErrorPage.tsx';
import type { PATTERNS } from '../app/paths.ts';
import { SitDown } from './SitDown.tsx';
import { serverConnection } from './state/server-connection.ts';

/** One table, from the first seat taken to the final score. */
export function TablePage() {
  const { table } = useParams<typeof PATTERNS.table>();
  const invite = useSearchParams()[0].get('invite') ?? undefined;
  const t = useTranslations('common');
  const arrive = useCallback(async () => {
    // The WebSocket needs the session cookie.
    await startSession();
    return () => serverConnection(table, invite);
  }, [table, invite]);
  if (!/^[\w-]{1,64}$/.test(table))
    return <ErrorPage title={t('notFound.title')} text={t('notFound.text')} />;
  return <SitDown arrive={arrive} />;
}
