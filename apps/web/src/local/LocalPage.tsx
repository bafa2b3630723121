import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useParams } from 'wouter';
import type { PATTERNS } from '../app/paths.ts';
import { ErrorPage } from '../app/ErrorPage.tsx';
import { SitDown } from '../table/SitDown.tsx';
import { deviceConnection } from './device-connection.ts';
import { keptMatch } from './keep.ts';
import type { LocalMatch } from './local-match.ts';
import { fetchProvisions } from './provisions.ts';

/** A table on this device alone. Once it is shown, the server is not needed any more. */
export function LocalPage() {
  const { match } = useParams<typeof PATTERNS.local>();
  const t = useTranslations('table.gone');
  const local = useMemo(keptMatch, [match]);
  if (local?.id !== match) return <ErrorPage title={t('title')} text={t('device')} />;
  return <LocalTable local={local} />;
}

function LocalTable({ local }: { readonly local: LocalMatch }) {
  const arrive = useCallback(async () => {
    await fetchProvisions(local.game);
    return () => deviceConnection(local);
  }, [local]);
  return <SitDown arrive={arrive} />;
}
