import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { mailRecoveryCode, recover } from '../api/account.ts';
import { setMe, useSession } from '../app/session.ts';
import { TextField } from '../kit/Field.tsx';
import css from './account.module.css';
import { Failure } from './Panel.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useAttempt } from './use-attempt.ts';
import { UsernameField } from './UsernameField.tsx';

interface Props {
  readonly username: string;
  readonly setUsername: (name: string) => void;
  readonly back: () => void;
}

/** For a lost password: a recovery code sets a new one and signs in. */
export function RecoverForm({ username, setUsername, back }: Props) {
  const t = useTranslations('account');
  const hasMail = useSession((s) => s.config?.accounts.mail === true);
  const attempt = useAttempt({ 'wrong-password': t('wrongCode') });
  const mailing = useAttempt();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [isMailed, setMailed] = useState(false);
  const mail = async () => {
    await mailRecoveryCode(username);
    setMailed(true);
  };
  return (
    <form
      className={css['stack']}
      data-part="recover"
      onSubmit={(e) => {
        e.preventDefault();
        void attempt.run(async () => setMe(await recover({ username, code, password })));
      }}
    >
      <h2>{t('forgotTitle')}</h2>
      <p className={css['help']}>{t(hasMail ? 'forgotMailHelp' : 'forgotHelp')}</p>
      <UsernameField value={username} change={setUsername} />
      {hasMail ? (
        <>
          <button
            type="button"
            className="button"
            data-action="mail-code"
            disabled={mailing.isBusy || username === ''}
            onClick={() => void mailing.run(mail)}
          >
            {t('mailMe')}
          </button>
          <p role="status" className={css['good']}>
            {isMailed ? t('mailed') : ''}
          </p>
          <Failure text={mailing.error} />
        </>
      ) : null}
      <TextField
        label={t('code')}
        help={t('codeHelp')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={60}
        value={code}
        onChange={(e) => setCode(e.target.value)}
      />
      <PasswordField label={t('next')} value={password} change={setPassword} isNew />
      <Failure text={attempt.error} />
      <div className={css['buttons']}>
        <button type="submit" className="button primary" disabled={attempt.isBusy}>
          {t('setPassword')}
        </button>
        <button type="button" className="button" onClick={back}>
          {t('backToSignIn')}
        </button>
      </div>
    </form>
  );
}
