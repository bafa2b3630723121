import type { Action, Seat } from '@four-crowns/core';
import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useSitting } from '../state/context.tsx';
import { Row } from './Row.tsx';

/** Asks once before what cannot be taken back. The focus comes here and goes back to where it was. */
export function ConfirmBar({ action, seat }: { readonly action: Action; readonly seat: Seat | undefined }) {
  const t = useTranslations('table.prompt');
  const sitting = useSitting();
  const yes = useRef<HTMLButtonElement>(null);
  const answer = () => sitting.ui.setState({ toConfirm: undefined });
  const before = useRef<Element>(null);
  // Whoever chooses something else meanwhile is asked anew.
  useLayoutEffect(() => {
    if (document.activeElement !== yes.current) before.current = document.activeElement;
    yes.current?.focus({ preventScroll: true });
  }, [action]);
  useLayoutEffect(
    () => () => {
      const back = before.current;
      if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <Row tone="alert" text={t('sure')}>
      <button
        ref={yes}
        type="button"
        className="button small primary"
        data-action="confirm"
        onClick={() => {
          answer();
          if (seat !== undefined) sitting.act(seat, action);
        }}
      >
        {t('yes')}
      </button>
      <button type="button" className="button small" onClick={answer}>
        {t('no')}
      </button>
    </Row>
  );
}
