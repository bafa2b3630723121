import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirmEmail, forgetEmail, setEmail } from '../api/account.ts';
import { setMe, useSession } from '../app/session.ts';
import { TextField } from '../kit/Field.tsx';
import css from './account.module.css';
import { confirmed } from './confirm.ts';
import { Failure, Panel } from './Panel.tsx';
import { useAttempt } from './use-attempt.ts';

/** Shown only where the operator has set up mail. */
export function Email() {
  const t = useTranslations('account');
  const email = useSession((s) => s.me?.account?.email);
  const [isChanging, setChanging] = useState(false);
  const attempt = useAttempt({ 'bad-request': t('emailBad'), unavailable: t('emailFailed') });
  const send = (address: string) =>
    attempt.run(async () => {
      setMe(await confirmed(() => setEmail(address)));
      setChanging(false);
    });
  const forget = () => attempt.run(async () => setMe(await confirmed(forgetEmail)));
  return (
    <Panel icon={Mail} title={t('email')} help={t('emailHelp')} part="email">
      {email === undefined || isChanging ? (
        <SetAddress isBusy={attempt.isBusy} send={(address) => void send(address)} />
      ) : email.confirmed ? (
        <p>{t('emailConfirmed', { address: email.address })}</p>
      ) : (
        <ConfirmAddress address={email.address} />
      )}
      <Failure text={attempt.error} />
      {email === undefined ? null : (
        <div className={css['buttons']}>
          {email.confirmed || isChanging ? null : (
            <button type="button" className="button" onClick={() => void send(email.address)}>
              {t('emailAgain')}
            </button>
          )}
          <button type="button" className="button" onClick={() => setChanging(!isChanging)}>
            {isChanging ? t('cancel') : t('emailChange')}
          </button>
          <button type="button" className="button" data-action="forget-email" onClick={() => void forget()}>
            {t('emailForget')}
          </button>
        </div>
      )}
    </Panel>
  );
}

function SetAddress({
  isBusy,
  send,
}: {
  readonly isBusy: boolean;
  readonly send: (address: string) => void;
}) {
  const t = useTranslations('account');
  const [address, setAddress] = useState('');
  return (
    <form
      className={css['stack']}
      onSubmit={(e) => {
        e.preventDefault();
        send(address.trim());
      }}
    >
      <TextField
        label={t('emailAddress')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        value={address}
        onChange={(e) => setAddress(e.target.value)}
      />
      <button type="submit" className="button" disabled={isBusy}>
        {t('emailSet')}
      </button>
    </form>
  );
}

function ConfirmAddress({ address }: { readonly address: string }) {
  const t = useTranslations('account');
  const attempt = useAttempt({ 'wrong-password': t('wrongMailCode') });
  const [code, setCode] = useState('');
  return (
    <form
      className={css['stack']}
      onSubmit={(e) => {
        e.preventDefault();
        void attempt.run(async () => setMe(await confirmEmail(code)));
      }}
    >
      <p>{t('emailWaits', { address })}</p>
      <TextField
        label={t('code')}
        help={t('codeHelp')}
        error={attempt.error}
        name="mail-code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={60}
        value={code}
        onChange={(e) => setCode(e.target.value)}
      />
      <button type="submit" className="button primary" disabled={attempt.isBusy}>
        {t('confirm')}
      </button>
    </form>
  );
}
