import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { signIn, signUp } from '../api/calls.ts';
import { ApiError, troubleOf } from '../api/http.ts';
import { setMe } from '../app/session.ts';
import { Choice } from '../kit/Choice.tsx';
import { TextField } from '../kit/Field.tsx';
import css from './account.module.css';

const WAYS = ['make', 'signIn'] as const;
type Way = (typeof WAYS)[number];

/** From guest to account, or back to the account one has. */
export function SignForms() {
  const t = useTranslations('account');
  const trouble = useTranslations('common.trouble');
  const [way, setWay] = useState<Way>('make');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const explain = (e: unknown, at: Way) => {
    const code = troubleOf(e);
    setError(code === 'taken' && at === 'make' ? t('taken') : trouble(code));
  };
  const go = async (e: FormEvent) => {
    e.preventDefault();
    setError(undefined);
    try {
      setMe(await (way === 'make' ? signUp : signIn)({ username, password }));
    } catch (err) {
      explain(err, way);
    }
  };
  const withPasskey = async () => {
    setError(undefined);
    try {
      const { signInWithPasskey } = await import('./webauthn.ts');
      setMe(await signInWithPasskey());
    } catch (err) {
      if (err instanceof ApiError) explain(err, 'signIn');
      else setError(t('passkeyCancelled'));
    }
  };
  return (
    <section className={css['panel']} aria-label={t('make')}>
      <p>{t('guest')}</p>
      <Choice label={t('make')} bare value={way} from={WAYS} say={(one) => t(one)} change={setWay} />
      <form className={css['stack']} onSubmit={(e) => void go(e)}>
        <p className={css['help']}>{t(way === 'make' ? 'makeHelp' : 'signInHelp')}</p>
        <TextField
          label={t('username')}
          help={t('usernameHelp')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          pattern="[A-Za-z0-9_.\-]{3,24}"
          value={username}
          onChange={(e) => setUsername(e.target.value)}
        />
        <TextField
          label={t('password')}
          help={t('passwordHelp')}
          name="password"
          type="password"
          autoComplete={way === 'make' ? 'new-password' : 'current-password'}
          required
          minLength={8}
          maxLength={128}
          value={password}
          onChange={(e) => setPassword(e.target.value)}
        />
        {error === undefined ? null : (
          <p role="alert" className={css['error']}>
            {error}
          </p>
        )}
        <button type="submit" className="button primary">
          {t(way)}
        </button>
      </form>
      {way === 'signIn' ? (
        <button type="button" className="button" data-action="passkey" onClick={() => void withPasskey()}>
          <KeyRound aria-hidden size={18} />
          {t('passkey')}
        </button>
      ) : null}
    </section>
  );
}
