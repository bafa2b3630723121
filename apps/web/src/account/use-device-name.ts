import { useTranslations } from 'use-intl';
import { deviceOf } from './device-name.ts';

export function useDeviceName(): (userAgent: string) => string {
  const t = useTranslations('account');
  return (userAgent) => {
    const device = deviceOf(userAgent);
    return device === undefined ? t('unknownDevice') : t('device', device);
  };
}
