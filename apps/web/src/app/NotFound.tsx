import { useTranslations } from 'use-intl';
import { Sorry } from './Sorry.tsx';

export function NotFound() {
  const t = useTranslations('common.notFound');
  return <Sorry title={t('title')} text={t('text')} />;
}
