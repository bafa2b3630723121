import { useTranslations } from 'use-intl';
import { ErrorPage } from './ErrorPage.tsx';

/** Shown when the page itself has crashed. It says that the match is safe, because that is what people worry about. */
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
