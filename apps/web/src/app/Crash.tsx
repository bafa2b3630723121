import { useTranslations } from 'use-intl';
import { Sorry } from './Sorry.tsx';

/** Something in the page itself broke. The match is not in danger, and that is what has to be said. */
export function Crash() {
  const t = useTranslations('common.crash');
  return (
    <Sorry title={t('title')} text={t('text')}>
      <button type="button" className="button primary" onClick={() => window.location.reload()}>
        {t('reload')}
      </button>
    </Sorry>
  );
}
