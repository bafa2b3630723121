import { useTranslations } from 'use-intl';
import { ErrorPage } from './ErrorPage.tsx';

export function NotFound() {
  const t = useTranslations('common.notFound');
  return <ErrorPage title={t('title')} text={t('text')} />;
}
