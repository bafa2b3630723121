import type { Me } from '@four-crowns/protocol/client';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Page } from '../app/Page.tsx';
import { newGuest, useSession } from '../app/session.ts';
import css from './account.module.css';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Email } from './Email.tsx';
import { History } from './History.tsx';
import { NameForm } from './NameForm.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Password } from './Password.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Sessions } from './Sessions.tsx';
import { SignForms } from './SignForms.tsx';
import { Tokens } from './Tokens.tsx';
import { YourData } from './YourData.tsx';

/** The visitor's identity: a name from the start, an account if wanted, and the matches played. */
export function AccountPage() {
  const t = useTranslations('account');
  const trouble = useTranslations('common.trouble');
  const me = useSession((s) => s.me);
  const failed = useSession((s) => s.trouble);
  const [isDeleted, setDeleted] = useState(false);
  const title = me?.account === undefined ? t('guestTitle') : t('title');
  return (
    <Page title={title}>
      <h1 className="unseen">{title}</h1>
      <p role="status" className={isDeleted ? css['notice'] : 'unseen'}>
        {isDeleted ? t('deleted') : ''}
      </p>
      {me !== undefined ? (
        <You key={me.id} me={me} onDeleted={() => setDeleted(true)} />
      ) : failed === undefined ? null : (
        // Registration is closed, but anyone who has an account may still sign in.
        <div className={css['you']}>
          <p role="alert" className={css['notice']}>
            {trouble(failed)}
          </p>
          <SignForms />
        </div>
      )}
      <ConfirmDialog />
    </Page>
  );
}

function You({ me, onDeleted }: { readonly me: Me; readonly onDeleted: () => void }) {
  const t = useTranslations('account');
  const hasMail = useSession((s) => s.config?.accounts.mail === true);
  const [endedAt, setEndedAt] = useState(0);
  const { account } = me;
  return (
    <div className={css['you']}>
      <div className={css['column']}>
        <section className={css['panel']} aria-label={t('name')}>
          {account === undefined ? null : (
            <div className={css['signed']}>
              <p>{t('signedIn', { username: account.username })}</p>
              <button
                type="button"
                className="button small"
                data-action="sign-out"
                onClick={() => void newGuest()}
              >
                <LogOut aria-hidden size={17} />
                {t('signOut')}
              </button>
            </div>
          )}
          <NameForm me={me} />
        </section>
        {account === undefined ? null : (
          <>
            <Password onEnded={() => setEndedAt((n) => n + 1)} />
            <Passkeys />
            <RecoveryCodes />
          </>
        )}
      </div>
      <div className={css['column']}>
        {account === undefined ? (
          <SignForms />
        ) : (
          <>
            {hasMail ? <Email /> : null}
            <Sessions at={endedAt} />
            <Tokens at={endedAt} />
          </>
        )}
        <YourData onDeleted={onDeleted} />
      </div>
      <History />
    </div>
  );
}
