import { useFormatter, useTranslations } from 'use-intl';

const HOUR_MS = 3600 * 1000;

/** How long ago, as exactly as the server knows it: to the hour. */
export function usePast(): (at: number) => string {
  const t = useTranslations('account');
  const format = useFormatter();
  return (at) => {
    const now = Date.now();
    return now - at < HOUR_MS ? t('lately') : format.relativeTime(at, now);
  };
}
