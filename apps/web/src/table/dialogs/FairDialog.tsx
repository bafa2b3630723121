import type { MatchRecord, Verdict } from '@four-crowns/core';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../kit/Dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useSitting, useTable } from '../state/context.tsx';
import css from './dialogs.module.css';

/** Explains why chance could not be manipulated, and verifies it once the match is over. */
export function FairDialog({ props, close }: DialogProps) {
  const t = useTranslations('table.fair');
  const commitment = useTable((s) => s.table?.commitment);
  const contributed = useTable((s) => s.table?.contributed) ?? [];
  const nonces = useTable((s) => s.nonces);
  const isOver = useTable((s) => s.table?.status === 'over');
  const { kind } = useSitting().connection;
  const names = contributed.map((seat) => props.names[seat] ?? '').join(', ');
  return (
    <Dialog title={t('title')} onClose={close}>
      <div className={css['stack']}>
        <p>{kind === 'server' ? t('text') : t('device')}</p>
        <dl className={css['facts']}>
          <dt>{t('commitment')}</dt>
          <dd>{commitment === undefined ? t('none') : <code>{commitment}</code>}</dd>
          {[...nonces].map(([seat, nonce]) => (
            <div key={seat}>
              <dt>{t('mine')}</dt>
              <dd>
                <code>{nonce}</code>
              </dd>
            </div>
          ))}
        </dl>
        {commitment === undefined || names === '' ? null : (
          <p className={css['note']}>{t('parts', { names })}</p>
        )}
        {isOver ? <Proof /> : <p className={css['note']}>{t('later')}</p>}
      </div>
    </Dialog>
  );
}

function Proof() {
  const t = useTranslations('table.fair');
  const sitting = useSitting();
  const [record, setRecord] = useState<MatchRecord | 'failed'>();
  const [verdict, setVerdict] = useState<Verdict | 'busy' | 'failed'>();
  useEffect(() => {
    let left = false;
    const fetchRecord = async () => {
      const got = await sitting.connection.record().catch(() => undefined);
      if (!left) setRecord(got ?? 'failed');
    };
    void fetchRecord();
    return () => {
      left = true;
    };
  }, [sitting]);
  const verify = async (whole: MatchRecord) => {
    setVerdict('busy');
    try {
      setVerdict(await sitting.connection.verify(whole));
    } catch {
      setVerdict('failed');
    }
  };
  if (record === undefined) return null;
  if (record === 'failed') return <p role="alert">{t('failed')}</p>;
  const last = record.entries.at(-1);
  return (
    <>
      {last?.type === 'reveal' ? (
        <dl className={css['facts']}>
          <dt>{t('seed')}</dt>
          <dd>
            <code>{last.seed}</code>
          </dd>
        </dl>
      ) : null}
      <div className={css['row']}>
        <button
          type="button"
          className="button primary"
          data-action="verify"
          aria-disabled={verdict === 'busy'}
          onClick={() => void verify(record)}
        >
          {verdict === 'busy' ? t('verifying') : t('verify')}
        </button>
        <button type="button" className="button" onClick={() => save(record)}>
          <Download aria-hidden size={18} />
          {t('save')}
        </button>
      </div>
      <p role="status" className={css['verdict']}>
        {verdict === undefined || verdict === 'busy'
          ? ' '
          : verdict === 'failed'
            ? t('failed')
            : verdict.ok
              ? t('good', { steps: verdict.steps, dealt: verdict.dealt })
              : t('bad', { where: verdict.where })}
      </p>
    </>
  );
}

function save(record: MatchRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${record.game}-${record.match}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
