import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { changePassword } from '../api/account.ts';
import { setMe, useSession } from '../app/session.ts';
import { Dialog } from '../kit/Dialog.tsx';
import css from './account.module.css';
import { Failure, Panel } from './Panel.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useAttempt } from './use-attempt.ts';

export function Password({ onEnded }: { readonly onEnded: () => void }) {
  const t = useTranslations('account');
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  return (
    <Panel icon={LockKeyhole} title={t('password')} help={t('passwordText')} part="password">
      <button
        type="button"
        className="button"
        data-action="change-password"
        onClick={() => {
          setChanged(false);
          setOpen(true);
        }}
      >
        {t('changePassword')}
      </button>
      <p role="status" className={css['good']}>
        {isChanged ? t('passwordChanged') : ''}
      </p>
      {isOpen ? (
        <Change
          close={() => setOpen(false)}
          changed={() => {
            setOpen(false);
            setChanged(true);
            onEnded();
          }}
        />
      ) : null}
    </Panel>
  );
}

function Change({ close, changed }: { readonly close: () => void; readonly changed: () => void }) {
  const t = useTranslations('account');
  const username = useSession((s) => s.me?.account?.username ?? '');
  const attempt = useAttempt({ 'wrong-password': t('wrongPassword') });
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const change = async () => {
    setMe(await changePassword(current, next));
    changed();
  };
  return (
    <Dialog title={t('changePassword')} onClose={close}>
      <form
        className={css['stack']}
        data-part="change-password"
        onSubmit={(e) => {
          e.preventDefault();
          void attempt.run(change);
        }}
      >
        <p className={css['help']}>{t('changeHelp')}</p>
        <input type="hidden" autoComplete="username" value={username} />
        <PasswordField label={t('current')} value={current} change={setCurrent} />
        <PasswordField label={t('next')} value={next} change={setNext} isNew />
        <Failure text={attempt.error} />
        <div className={css['buttons']}>
          <button type="submit" className="button primary" disabled={attempt.isBusy}>
            {t('changePassword')}
          </button>
          <button type="button" className="button" onClick={close}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
