import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { getMe, makeRecoveryCodes } from '../api/account.ts';
import { setMe, useSession } from '../app/session.ts';
import { Dialog } from '../kit/Dialog.tsx';
import css from './account.module.css';
import { confirmed } from './confirm.ts';
import { CopyButton } from './CopyButton.tsx';
import { Failure, Panel } from './Panel.tsx';
import { saveFile } from './save-file.ts';
import { useAttempt } from './use-attempt.ts';

export function RecoveryCodes() {
  const t = useTranslations('account');
  const left = useSession((s) => s.me?.account?.recoveryCodes ?? 0);
  const attempt = useAttempt();
  const [codes, setCodes] = useState<readonly string[]>();
  const make = async () => {
    setCodes((await confirmed(makeRecoveryCodes)).codes);
    setMe(await getMe());
  };
  return (
    <Panel icon={LifeBuoy} title={t('recovery')} help={t('recoveryHelp')} part="recovery">
      <p className={left === 0 ? css['advice'] : css['count']}>
        {left === 0 ? t('recoveryNone') : t('recoveryLeft', { left })}
      </p>
      <Failure text={attempt.error} />
      <button
        type="button"
        className="button"
        data-action="make-codes"
        disabled={attempt.isBusy}
        onClick={() => void attempt.run(make)}
      >
        {left === 0 ? t('makeCodes') : t('remakeCodes')}
      </button>
      {codes === undefined ? null : <Codes codes={codes} close={() => setCodes(undefined)} />}
    </Panel>
  );
}

function Codes({ codes, close }: { readonly codes: readonly string[]; readonly close: () => void }) {
  const t = useTranslations('account');
  const format = useFormatter();
  const username = useSession((s) => s.me?.account?.username ?? '');
  const save = () => {
    const date = format.dateTime(Date.now(), { dateStyle: 'medium' });
    const head = t('codesFileHead', { username, date });
    saveFile(`four-crowns-${username}.txt`, 'text/plain', `${head}\n\n${codes.join('\n')}\n`);
  };
  return (
    <Dialog
      title={t('codesTitle')}
      onClose={close}
      actions={
        <>
          <CopyButton text={codes.join('\n')} />
          <button type="button" className="button" data-action="save-codes" onClick={save}>
            {t('codesFile')}
          </button>
          <button type="button" className="button primary" data-action="done" onClick={close}>
            {t('done')}
          </button>
        </>
      }
    >
      <div className={css['stack']}>
        <p>{t('codesText')}</p>
        <ol className={css['codes']}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
