import { RefreshCw, WifiOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSitting } from '../state/context.tsx';
import type { LineState } from '../state/line.ts';
import { Row } from './Row.tsx';

/** Shown when the connection is lost or the page is outdated: says that nothing is lost, and what to do. */
export function LineNotice({ state }: { readonly state: LineState }) {
  const t = useTranslations('table.line');
  const sitting = useSitting();
  if (state === 'live') {
    return (
      <Row tone="alert" urgent mark={<RefreshCw aria-hidden size={22} />} text={t('fresh')}>
        <button type="button" className="button small primary" onClick={() => window.location.reload()}>
          {t('reload')}
        </button>
      </Row>
    );
  }
  return (
    <Row
      tone="alert"
      urgent
      mark={<WifiOff aria-hidden size={22} />}
      text={state === 'updating' ? t('updating') : t('lost')}
    >
      <button type="button" className="button small" onClick={() => sitting.retry()}>
        {t('now')}
      </button>
    </Row>
  );
}
