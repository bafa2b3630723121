import type { PersonId } from '@four-crowns/protocol/client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { report } from '../../api/calls.ts';
import { troubleOf } from '../../api/http.ts';
import type { Trouble } from '../../api/http.ts';
import { usePersonName } from '../../app/names.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { SelectField, TextArea } from '../../kit/Field.tsx';
import { useOthers } from '../others.ts';
import { useSitting, useUi } from '../state/context.tsx';
import css from './dialogs.module.css';
import type { DialogProps } from './dialog-props.ts';

const MOST_CHARS = 500;

/** Sends a report to the operator, who is then shown what the reported person said at this table. */
export function ReportDialog({ close }: DialogProps) {
  const t = useTranslations('table.report');
  const trouble = useTranslations('common.trouble');
  const personName = usePersonName();
  const { connection } = useSitting();
  const others = useOthers();
  const pointed = useUi((s) => s.reported);
  const [chosen, setChosen] = useState<PersonId>();
  const [reason, setReason] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | Trouble>('idle');
  const person = chosen ?? pointed ?? others[0]?.person ?? '';
  const send = async () => {
    setState('busy');
    try {
      await report({ person, table: connection.id, reason: reason.trim() });
      setState('sent');
    } catch (error) {
      setState(troubleOf(error));
    }
  };
  if (state === 'sent') {
    return (
      <Dialog
        title={t('title')}
        onClose={close}
        actions={
          <button type="button" className="button primary" data-action="done" onClick={close}>
            {t('done')}
          </button>
        }
      >
        <p role="status">{t('sent')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('title')} onClose={close}>
      <form
        className={`${css['stack']} ${css['form']}`}
        data-part="report"
        onSubmit={(e) => {
          e.preventDefault();
          if (reason.trim() !== '') void send();
        }}
      >
        <p className={css['note']}>{t('help')}</p>
        <SelectField label={t('whom')} value={person} onChange={(e) => setChosen(e.target.value)}>
          {others.map((one) => (
            <option key={one.person} value={one.person}>
              {personName(one.name)}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={t('reason')}
          name="reason"
          required
          maxLength={MOST_CHARS}
          rows={4}
          value={reason}
          onChange={(e) => setReason(e.target.value)}
        />
        {state === 'idle' || state === 'busy' ? null : (
          <p role="alert" className={css['error']}>
            {trouble(state)}
          </p>
        )}
        <div className={css['row']}>
          <button type="submit" className="button primary" disabled={state === 'busy'}>
            {t('send')}
          </button>
          <button type="button" className="button" onClick={close}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
