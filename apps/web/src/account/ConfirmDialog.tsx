import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirmByPassword } from '../api/account.ts';
import { setMe, useSession } from '../app/session.ts';
import { Dialog } from '../kit/Dialog.tsx';
import css from './account.module.css';
import { useConfirm } from './confirm.ts';
import { Failure } from './Panel.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useAttempt } from './use-attempt.ts';
import { usePasskeyAdvice } from './use-passkey-advice.tsx';

/** Opens over any page when an action needs a fresh sign-in. */
export function ConfirmDialog() {
  const asked = useConfirm((s) => s.asked);
  return asked === undefined ? null : <Ask answer={asked.answer} />;
}

function Ask({ answer }: { readonly answer: (isConfirmed: boolean) => void }) {
  const t = useTranslations('account');
  const account = useSession((s) => s.me?.account);
  const hasPasskey = usePasskeyAdvice() === undefined && (account?.passkeys ?? 0) > 0;
  const byPassword = useAttempt({ 'wrong-password': t('wrongPassword') });
  const byPasskey = useAttempt({ 'wrong-password': t('passkeyOther') });
  const [password, setPassword] = useState('');
  const withPassword = async () => {
    setMe(await confirmByPassword(password));
    answer(true);
  };
  const withPasskey = async () => {
    const { confirmWithPasskey } = await import('./webauthn.ts');
    setMe(await confirmWithPasskey());
    answer(true);
  };
  return (
    <Dialog title={t('confirmTitle')} onClose={() => answer(false)}>
      <form
        className={css['stack']}
        data-part="confirm"
        onSubmit={(e) => {
          e.preventDefault();
          void byPassword.run(withPassword);
        }}
      >
        <p>{t('confirmText')}</p>
        <input type="hidden" autoComplete="username" value={account?.username ?? ''} />
        <PasswordField label={t('password')} value={password} change={setPassword} />
        <Failure text={byPassword.error ?? byPasskey.error} />
        <div className={css['buttons']}>
          <button type="submit" className="button primary" disabled={byPassword.isBusy}>
            {t('confirm')}
          </button>
          {hasPasskey ? (
            <button
              type="button"
              className="button"
              data-action="confirm-passkey"
              onClick={() => void byPasskey.run(withPasskey)}
            >
              <KeyRound aria-hidden size={18} />
              {t('confirmPasskey')}
            </button>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}
