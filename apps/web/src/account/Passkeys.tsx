import type { PasskeyLine } from '@four-crowns/protocol/client';
import { KeyRound, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ApiError, troubleOf } from '../api/http.ts';
import css from './account.module.css';

/** The passkeys of this account. Their code comes only to those who have one. */
export function Passkeys() {
  const t = useTranslations('account');
  const trouble = useTranslations('common.trouble');
  const format = useFormatter();
  const [keys, setKeys] = useState<readonly PasskeyLine[]>();
  const [error, setError] = useState<string>();
  const look = useCallback(async () => {
    const { listPasskeys } = await import('./webauthn.ts');
    setKeys(await listPasskeys());
  }, []);
  useEffect(() => void look().catch(() => setKeys([])), [look]);
  const change = async (what: () => Promise<unknown>) => {
    setError(undefined);
    try {
      await what();
      await look();
    } catch (err) {
      setError(err instanceof ApiError ? trouble(troubleOf(err)) : t('passkeyCancelled'));
    }
  };
  const add = async () => {
    const { addPasskey } = await import('./webauthn.ts');
    await addPasskey(t('passkeyName', { date: format.dateTime(Date.now(), { dateStyle: 'medium' }) }));
  };
  const remove = async (id: string) => {
    const { removePasskey } = await import('./webauthn.ts');
    await removePasskey(id);
  };
  if (typeof window.PublicKeyCredential !== 'function')
    return <p className={css['help']}>{t('noPasskeySupport')}</p>;
  return (
    <div className={css['stack']}>
      <h2>{t('passkeys')}</h2>
      <p className={css['help']}>{t('passkeysHelp')}</p>
      {keys?.length === 0 ? <p className={css['help']}>{t('noPasskeys')}</p> : null}
      <ul className={css['keys']}>
        {keys?.map((key) => (
          <li key={key.id}>
            <KeyRound aria-hidden size={18} />
            <span>{key.name}</span>
            <button
              type="button"
              className="button small quiet"
              aria-label={t('removePasskey', { name: key.name })}
              title={t('removePasskey', { name: key.name })}
              onClick={() => void change(() => remove(key.id))}
            >
              <Trash2 aria-hidden size={17} />
            </button>
          </li>
        ))}
      </ul>
      {error === undefined ? null : (
        <p role="alert" className={css['error']}>
          {error}
        </p>
      )}
      <button type="button" className="button" data-action="add-passkey" onClick={() => void change(add)}>
        {t('addPasskey')}
      </button>
    </div>
  );
}
