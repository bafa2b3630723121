import type { Seat } from '@four-crowns/core';
import type { GameScreen } from '@four-crowns/ui-kit';
import { useTranslations } from 'use-intl';
import { useEffect, useRef } from 'react';
import css from './pass.module.css';
import { useSitting } from './state/context.tsx';
import { useNames } from './use-screen.ts';

/** Shown while two people pass the device, so that neither sees the other's secrets. */
export function PassDevice({ seat, Mark }: { readonly seat: Seat; readonly Mark: GameScreen['Mark'] }) {
  const t = useTranslations('table.pass');
  const sitting = useSitting();
  const name = useNames()[seat] ?? '';
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    go.current?.focus();
  }, [seat]);
  return (
    <section className={css['screen']} role="dialog" aria-modal="true" aria-labelledby="pass-title">
      <div className={css['box']}>
        <Mark seat={seat} size="4.5rem" />
        <h2 id="pass-title">{t('title', { name })}</h2>
        <p>{t('text', { name })}</p>
        <button
          ref={go}
          type="button"
          className="button primary"
          data-action="here"
          onClick={() => sitting.ui.setState({ device: seat, chosen: undefined, pointed: undefined })}
        >
          {t('go', { name })}
        </button>
      </div>
    </section>
  );
}
