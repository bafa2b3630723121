import { useTranslations } from 'use-intl';
import type { ReactNode } from 'react';
import { useSession } from '../app/session.ts';

/** Undefined where passkeys work; otherwise the reason they do not, and what to do instead. */
export function usePasskeyAdvice(): ReactNode | undefined {
  const t = useTranslations('account');
  const support = useSession((s) => s.config?.accounts.passkeys);
  if (support?.works === false) {
    const { why, instead } = support;
    if (why === 'insecure') return t('passkeyInsecure');
    if (instead === undefined) return t('passkeyAddress');
    const [before, after = ''] = t('passkeyInstead', { link: '\u0000' }).split('\u0000');
    return (
      <>
        {before}
        <a href={`${instead}/me`}>
          <code>{instead.replace(/^https?:\/\//, '')}</code>
        </a>
        {after}
      </>
    );
  }
  return typeof window.PublicKeyCredential === 'function' ? undefined : t('noPasskeySupport');
}
