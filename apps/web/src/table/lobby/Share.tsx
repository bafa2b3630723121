import { Check, Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSitting, useTable } from '../state/context.tsx';
import css from './lobby.module.css';
import { Qr } from './Qr.tsx';

/** The link to the table: as text, for the clipboard, for the phone's share menu, and as a QR code. */
export function Share() {
  const t = useTranslations('table.lobby');
  const { id, invite: given } = useSitting().connection;
  const invite = useTable((s) => s.table?.invite) ?? given;
  const isPublic = useTable((s) => s.table?.access === 'public');
  const [copied, setCopied] = useState(false);
  const query = invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`;
  const link = `${window.location.origin}/t/${id}${query}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  return (
    <div className={css['sharing']}>
      <Qr text={link} label={t('qr')} />
      <div className={css['link']}>
        <p>{isPublic ? `${t('shareText')} ${t('sharePublic')}` : t('shareText')}</p>
        <input readOnly aria-label={t('link')} value={link} onFocus={(e) => e.target.select()} />
        <div className={css['actions']}>
          <button type="button" className="button small" onClick={() => void copy()}>
            {copied ? <Check aria-hidden size={17} /> : <Copy aria-hidden size={17} />}
            <span role="status">{copied ? t('copied') : t('copy')}</span>
          </button>
          {typeof navigator.share === 'function' ? (
            <button
              type="button"
              className="button small"
              onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
            >
              <Share2 aria-hidden size={17} />
              {t('send')}
            </button>
          ) : null}
        </div>
      </div>
    </div>
  );
}
