import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import css from './dialog.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** `side` leaves the board visible, `wide` is for reading. */
  readonly shape?: 'plain' | 'wide' | 'side' | 'score';
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** The native modal dialog: it keeps the focus inside, closes on Escape and returns the focus. */
export function Dialog({ title, onClose, shape = 'plain', children, actions }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const t = useTranslations('common');
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog === null) return;
    const asked = document.activeElement;
    dialog.showModal();
    // A dialog removed from the page while open would not return the focus. If it was closed before, it already has,
    // and the focus may have moved on since.
    return () => {
      if (!dialog.open) return;
      dialog.close();
      if (asked instanceof HTMLElement && asked.isConnected) asked.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      className={`${css['dialog']} ${css[shape]}`}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(e) => {
        if (e.target === box.current) box.current.close();
      }}
    >
      <div className={css['inner']}>
        <header className={css['head']}>
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            className={css['close']}
            aria-label={t('close')}
            onClick={() => box.current?.close()}
          >
            <X aria-hidden size={20} />
          </button>
        </header>
        <div className={css['body']}>{children}</div>
        {actions === undefined ? null : <footer className={css['actions']}>{actions}</footer>}
      </div>
    </dialog>
  );
}
