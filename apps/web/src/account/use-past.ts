import { useFormatter, useTranslations } from 'use-intl';

const HOUR_MS = 3600 * 1000;

/** How long ago something was, no more precise than the hour that the server records. */
export function usePast(): (at: number) => string {
  const t = useTranslations('account');
  const format = useFormatter();
  return (at) => {
    const now = Date.now();
    return now - at < HOUR_MS ? t('lately') : format.relativeTime(at, now);
  };
}
