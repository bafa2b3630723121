import type { PasskeyLine } from '@four-crowns/protocol/client';
import { KeyRound, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { getMe } from '../api/account.ts';
import { setMe } from '../app/session.ts';
import { Dialog } from '../kit/Dialog.tsx';
import css from './account.module.css';
import { confirmed } from './confirm.ts';
import { Failure, Panel } from './Panel.tsx';
import { useAttempt } from './use-attempt.ts';
import { useDeviceName } from './use-device-name.ts';
import { usePasskeyAdvice } from './use-passkey-advice.tsx';

/** The passkeys of this account. The code that uses them is loaded only when there is an account. */
export function Passkeys() {
  const t = useTranslations('account');
  const format = useFormatter();
  const advice = usePasskeyAdvice();
  const deviceName = useDeviceName();
  const attempt = useAttempt({ full: t('tooManyPasskeys') });
  const [keys, setKeys] = useState<readonly PasskeyLine[]>();
  const [leaving, setLeaving] = useState<PasskeyLine>();
  const look = useCallback(async () => {
    const { listPasskeys } = await import('./webauthn.ts');
    setKeys(await listPasskeys());
    setMe(await getMe());
  }, []);
  useEffect(() => {
    const first = async () => {
      const { listPasskeys } = await import('./webauthn.ts');
      setKeys(await listPasskeys());
    };
    first().catch(() => setKeys([]));
  }, []);
  const add = async () => {
    const { addPasskey } = await import('./webauthn.ts');
    await confirmed(() => addPasskey(deviceName(navigator.userAgent)));
    await look();
  };
  const remove = async (id: string) => {
    const { removePasskey } = await import('./webauthn.ts');
    await confirmed(() => removePasskey(id));
    await look();
  };
  return (
    <Panel icon={KeyRound} title={t('passkeys')} help={t('passkeysHelp')} part="passkeys">
      {keys?.length === 0 && advice === undefined ? <p className={css['help']}>{t('noPasskeys')}</p> : null}
      {keys === undefined || keys.length === 0 ? null : (
        <ul className={css['lines']}>
          {keys.map((key) => (
            <li key={key.id}>
              <p>
                <strong>{key.name}</strong>
                <span>{t('made', { date: format.dateTime(key.createdAt, { dateStyle: 'medium' }) })}</span>
              </p>
              <button
                type="button"
                className="button small quiet"
                aria-label={t('removePasskey', { name: key.name })}
                title={t('removePasskey', { name: key.name })}
                onClick={() => setLeaving(key)}
              >
                <Trash2 aria-hidden size={17} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Failure text={attempt.error} />
      {advice === undefined ? (
        <button
          type="button"
          className="button"
          data-action="add-passkey"
          disabled={attempt.isBusy}
          onClick={() => void attempt.run(add)}
        >
          {t('addPasskey')}
        </button>
      ) : (
        <p className={css['advice']}>{advice}</p>
      )}
      {leaving === undefined ? null : (
        <Dialog
          title={t('removePasskeyTitle')}
          onClose={() => setLeaving(undefined)}
          actions={
            <>
              <button type="button" className="button" onClick={() => setLeaving(undefined)}>
                {t('cancel')}
              </button>
              <button
                type="button"
                className="button danger"
                data-action="remove-passkey"
                onClick={() => {
                  setLeaving(undefined);
                  void attempt.run(() => remove(leaving.id));
                }}
              >
                {t('remove')}
              </button>
            </>
          }
        >
          <p>{t('removePasskeyText', { name: leaving.name })}</p>
        </Dialog>
      )}
    </Panel>
  );
}
