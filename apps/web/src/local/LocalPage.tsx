import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useParams } from 'wouter';
import type { PATTERNS } from '../app/paths.ts';
import { Sorry } from '../app/Sorry.tsx';
import { AtTable } from '../table/AtTable.tsx';
import { SittingContext } from '../table/state/context.tsx';
import { sitAt } from '../table/state/store.ts';
import type { Sitting } from '../table/state/store.ts';
import { Waiting } from '../table/Waiting.tsx';
import { deviceVenue } from './device-venue.ts';
import { keptMatch } from './keep.ts';
import { fetchProvisions } from './provisions.ts';

/** A table on this device alone. Once it is in sight, nothing more is asked of the server. */
export function LocalPage() {
  const { match } = useParams<typeof PATTERNS.local>();
  const t = useTranslations('table.gone');
  const [sitting, setSitting] = useState<Sitting | 'none'>();
  useEffect(() => {
    const local = keptMatch();
    let opened: Sitting | undefined;
    let left = false;
    const sitDown = async () => {
      if (local?.id !== match) return setSitting('none');
      await fetchProvisions(local.game);
      if (left) return;
      opened = sitAt(deviceVenue(local));
      setSitting(opened);
    };
    void sitDown();
    return () => {
      left = true;
      opened?.close();
      setSitting(undefined);
    };
  }, [match]);
  if (sitting === 'none') return <Sorry title={t('title')} text={t('device')} />;
  if (sitting === undefined) return <Waiting />;
  return (
    <SittingContext value={sitting}>
      <AtTable />
    </SittingContext>
  );
}
