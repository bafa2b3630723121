import type { Pace } from '@four-crowns/protocol/client';
import { useTranslations } from 'use-intl';

export function usePaceWords(): (pace: Pace) => string {
  const t = useTranslations('common.pace');
  return (pace) => {
    switch (pace.type) {
      case 'none':
        return t('none');
      case 'live':
        return t('live', {
          minutes: Math.round(pace.base / 60_000),
          seconds: String(Math.round(pace.increment / 1000)),
        });
      case 'days':
        return t('days', { days: pace.days });
    }
  };
}
