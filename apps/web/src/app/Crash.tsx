import { useTranslations } from 'use-intl';
import { ErrorPage } from './ErrorPage.tsx';

/** Something in the page itself broke. The match is not in danger, and that is what has to be said. */
export function Crash() {
  const t = useTranslations('common.crash');
  return (
    <ErrorPage title={t('title')} text={t('text')}>
      <button type="button" className="button primary" onClick={() => window.location.reload()}>
        {t('reload')}
      </button>
    </ErrorPage>
  );
}
