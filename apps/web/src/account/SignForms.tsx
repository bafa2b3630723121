import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { signIn, signUp } from '../api/calls.ts';
import { setMe } from '../app/session.ts';
import { Choice } from '../kit/Choice.tsx';
import css from './account.module.css';
import { Failure } from './Panel.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RecoverForm } from './RecoverForm.tsx';
import { useAttempt } from './use-attempt.ts';
import { usePasskeyAdvice } from './use-passkey-advice.tsx';
import { UsernameField } from './UsernameField.tsx';

const WAYS = ['make', 'signIn'] as const;
type Way = (typeof WAYS)[number];

/** Turns a guest into an account, or signs in to an existing one. */
export function SignForms() {
  const t = useTranslations('account');
  const [way, setWay] = useState<Way | 'recover'>('make');
  const [username, setUsername] = useState('');
  return (
    <section className={css['panel']} aria-label={t('ways')} data-part="sign">
      {way === 'recover' ? (
        <RecoverForm username={username} setUsername={setUsername} back={() => setWay('signIn')} />
      ) : (
        <>
          <p>{t('guest')}</p>
          <Choice label={t('ways')} bare value={way} from={WAYS} say={(one) => t(one)} change={setWay} />
          <Password key={way} way={way} username={username} setUsername={setUsername} />
          {way === 'signIn' ? (
            <>
              <button
                type="button"
                className={css['link']}
                data-action="forgot"
                onClick={() => setWay('recover')}
              >
                {t('forgot')}
              </button>
              <Passkey />
            </>
          ) : null}
        </>
      )}
    </section>
  );
}

interface Props {
  readonly way: Way;
  readonly username: string;
  readonly setUsername: (name: string) => void;
}

function Password({ way, username, setUsername }: Props) {
  const t = useTranslations('account');
  const [password, setPassword] = useState('');
  const isNew = way === 'make';
  const attempt = useAttempt(isNew ? { taken: t('taken') } : {});
  return (
    <form
      className={css['stack']}
      onSubmit={(e) => {
        e.preventDefault();
        void attempt.run(async () => setMe(await (isNew ? signUp : signIn)({ username, password })));
      }}
    >
      <p className={css['help']}>{t(isNew ? 'makeHelp' : 'signInHelp')}</p>
      <UsernameField value={username} change={setUsername} isNew={isNew} />
      <PasswordField label={t('password')} value={password} change={setPassword} isNew={isNew} />
      <Failure text={attempt.error} />
      <button type="submit" className="button primary" disabled={attempt.isBusy}>
        {t(way)}
      </button>
    </form>
  );
}

function Passkey() {
  const t = useTranslations('account');
  const advice = usePasskeyAdvice();
  const attempt = useAttempt({ 'wrong-password': t('passkeyUnknown') });
  const go = async () => {
    const { signInWithPasskey } = await import('./webauthn.ts');
    setMe(await signInWithPasskey());
  };
  if (advice !== undefined) return <p className={css['advice']}>{advice}</p>;
  return (
    <>
      <Failure text={attempt.error} />
      <button
        type="button"
        className="button"
        data-action="passkey"
        disabled={attempt.isBusy}
        onClick={() => void attempt.run(go)}
      >
        <KeyRound aria-hidden size={18} />
        {t('passkey')}
      </button>
    </>
  );
}
