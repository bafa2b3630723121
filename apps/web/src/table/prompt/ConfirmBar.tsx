import type { Action } from '@four-crowns/core';
import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useSitting } from '../state/context.tsx';
import type { PromptProps } from './prompt-props.ts';
import { Row } from './Row.tsx';

/** Names an action that cannot be undone and asks for confirmation. It takes the focus and then returns it. */
export function ConfirmBar({ action, screen, props }: PromptProps & { readonly action: Action }) {
  const { seat } = props;
  const t = useTranslations('table.prompt');
  const sitting = useSitting();
  const yes = useRef<HTMLButtonElement>(null);
  const answer = () => sitting.ui.setState({ toConfirm: undefined });
  const before = useRef<Element>(null);
  // A different choice made meanwhile is a new question.
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
    <Row tone="alert" text={t('sure', { question: screen.question?.(props, action) ?? t('goAhead') })}>
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
