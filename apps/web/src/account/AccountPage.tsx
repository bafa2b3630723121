import { useTranslations } from 'use-intl';
import { Page } from '../app/Page.tsx';
import { newGuest, useSession } from '../app/session.ts';
import css from './account.module.css';
import { History } from './History.tsx';
import { NameForm } from './NameForm.tsx';
import { Passkeys } from './Passkeys.tsx';
import { SignForms } from './SignForms.tsx';

/** Who one is here: a name at once, an account if one likes, and the matches played. */
export function AccountPage() {
  const t = useTranslations('account');
  const me = useSession((s) => s.me);
  return (
    <Page title={t('title')}>
      <h1 className="unseen">{t('title')}</h1>
      {me === undefined ? null : (
        <div className={css['you']}>
          <NameForm key={me.id} me={me} />
          {me.account === undefined ? (
            <SignForms />
          ) : (
            <section className={css['panel']} aria-label={t('signedIn', { username: me.account.username })}>
              <p className={css['signed']}>{t('signedIn', { username: me.account.username })}</p>
              <button type="button" className="button" data-action="sign-out" onClick={() => void newGuest()}>
                {t('signOut')}
              </button>
              <Passkeys />
            </section>
          )}
          <History key={`history-${me.id}`} />
        </div>
      )}
    </Page>
  );
}
