import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deleteAccount, exportAccount } from '../api/account.ts';
import { openSession } from '../api/calls.ts';
import { setMe, useSession } from '../app/session.ts';
import { Dialog } from '../kit/Dialog.tsx';
import css from './account.module.css';
import { confirmed } from './confirm.ts';
import { Failure, Panel } from './Panel.tsx';
import { saveFile } from './save-file.ts';
import { useAttempt } from './use-attempt.ts';

/** Data export and deletion of the account. Guests have data here too. */
export function YourData({ onDeleted }: { readonly onDeleted: () => void }) {
  const t = useTranslations('account');
  const isGuest = useSession((s) => s.me?.account === undefined);
  const attempt = useAttempt();
  const [isLeaving, setLeaving] = useState(false);
  const take = async () => {
    const data = await confirmed(exportAccount);
    saveFile('four-crowns-account.json', 'application/json', JSON.stringify(data, null, 2));
  };
  const leave = async () => {
    await confirmed(deleteAccount);
    setMe(await openSession());
    onDeleted();
  };
  return (
    <Panel icon={FileDown} title={t('data')} help={t('dataHelp')} part="data">
      <Failure text={attempt.error} />
      <div className={css['buttons']}>
        <button
          type="button"
          className="button"
          data-action="export"
          disabled={attempt.isBusy}
          onClick={() => void attempt.run(take)}
        >
          {t('export')}
        </button>
        <button
          type="button"
          className="button danger"
          data-action="delete"
          disabled={attempt.isBusy}
          onClick={() => setLeaving(true)}
        >
          {isGuest ? t('deleteGuest') : t('deleteAccount')}
        </button>
      </div>
      {isLeaving ? (
        <Dialog
          title={isGuest ? t('deleteGuestTitle') : t('deleteTitle')}
          onClose={() => setLeaving(false)}
          actions={
            <>
              <button type="button" className="button" onClick={() => setLeaving(false)}>
                {t('cancel')}
              </button>
              <button
                type="button"
                className="button danger"
                data-action="delete-yes"
                onClick={() => {
                  setLeaving(false);
                  void attempt.run(leave);
                }}
              >
                {t('deleteYes')}
              </button>
            </>
          }
        >
          <p>{t('deleteText')}</p>
        </Dialog>
      ) : null}
    </Panel>
  );
}
