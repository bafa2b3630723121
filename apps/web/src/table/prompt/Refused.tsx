import { BookOpen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useOpen, useSitting } from '../state/context.tsx';
import type { RefusedNote } from '../state/state.ts';
import { Undo } from './Prompt.tsx';
import type { PromptProps } from './prompt-props.ts';
import css from './prompt.module.css';
import { Row } from './Row.tsx';

/** Which move was refused, why, and the paragraph to read. The next move dismisses it. */
export function Refused({ note, screen, props }: PromptProps & { readonly note: RefusedNote }) {
  const t = useTranslations('table');
  const sitting = useSitting();
  const open = useOpen();
  const { refusal, why } = note;
  const text = refusal === undefined ? t(`refused.${why}`) : screen.refuse(refusal, props.names, props.lang);
  return (
    <Row key={note.count} tone="alert" urgent text={text}>
      {refusal === undefined ? null : (
        <button
          type="button"
          className="button small"
          data-action="rule"
          onClick={() => open('rules', refusal.rule)}
        >
          <BookOpen aria-hidden size={17} />
          {t('prompt.rule', { rule: refusal.rule })}
        </button>
      )}
      <button type="button" className="button small quiet" onClick={() => sitting.dismissRefusal()}>
        {t('prompt.dismiss')}
      </button>
      {props.seat === undefined ? null : (
        <span className={css['wide']}>
          <Undo seat={props.seat} />
        </span>
      )}
    </Row>
  );
}
