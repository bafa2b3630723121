import type { MadeToken } from '@four-crowns/protocol/client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { makeToken } from '../api/account.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { SelectField, TextField } from '../kit/Field.tsx';
import css from './account.module.css';
import { confirmed } from './confirm.ts';
import { CopyButton } from './CopyButton.tsx';
import { Failure } from './Panel.tsx';
import { useAttempt } from './use-attempt.ts';

const SPANS = [7, 30, 90, 365] as const;
const USUAL = 90;

interface Props {
  readonly close: () => void;
  readonly made: () => void;
}

export function NewToken({ close, made }: Props) {
  const [token, setToken] = useState<MadeToken>();
  if (token !== undefined) return <Shown token={token} close={close} />;
  return (
    <Ask
      close={close}
      made={(one) => {
        setToken(one);
        made();
      }}
    />
  );
}

function Ask({ close, made }: { readonly close: () => void; readonly made: (token: MadeToken) => void }) {
  const t = useTranslations('account');
  const attempt = useAttempt({ full: t('tooManyTokens') });
  const [name, setName] = useState('');
  const [days, setDays] = useState<number>(USUAL);
  const make = async () => made(await confirmed(() => makeToken({ name: name.trim(), days })));
  return (
    <Dialog title={t('makeToken')} onClose={close}>
      <form
        className={css['stack']}
        data-part="new-token"
        onSubmit={(e) => {
          e.preventDefault();
          if (name.trim() !== '') void attempt.run(make);
        }}
      >
        <TextField
          label={t('tokenName')}
          help={t('tokenNameHelp')}
          name="token-name"
          autoComplete="off"
          required
          maxLength={60}
          value={name}
          onChange={(e) => setName(e.target.value)}
        />
        <SelectField
          label={t('tokenDays')}
          name="days"
          value={days}
          onChange={(e) => setDays(Number(e.target.value))}
        >
          {SPANS.map((span) => (
            <option key={span} value={span}>
              {t('days', { days: span })}
            </option>
          ))}
        </SelectField>
        <Failure text={attempt.error} />
        <div className={css['buttons']}>
          <button type="submit" className="button primary" disabled={attempt.isBusy}>
            {t('makeToken')}
          </button>
          <button type="button" className="button" onClick={close}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Shown({ token, close }: { readonly token: MadeToken; readonly close: () => void }) {
  const t = useTranslations('account');
  return (
    <Dialog
      title={t('tokenTitle')}
      onClose={close}
      actions={
        <>
          <CopyButton text={token.token} />
          <button type="button" className="button primary" data-action="done" onClick={close}>
            {t('done')}
          </button>
        </>
      }
    >
      <div className={css['stack']}>
        <p>{t('tokenText')}</p>
        <code className={css['secret']} aria-label={t('token')} data-part="token">
          {token.token}
        </code>
      </div>
    </Dialog>
  );
}
