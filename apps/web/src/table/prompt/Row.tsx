import type { ReactNode } from 'react';
import css from './prompt.module.css';

interface Props {
  readonly tone?: 'plain' | 'turn' | 'alert';
  readonly mark?: ReactNode;
  readonly text: ReactNode;
  /** Announced immediately by screen readers instead of at the next pause. */
  readonly urgent?: boolean;
  readonly children?: ReactNode;
}

/** Sentences of at least this many letters use a smaller font, so that they fit without moving anything. */
const LONG = 90;
/** The same on a phone, where there is less room. */
const LONG_ON_A_PHONE = 48;

/** A sentence on the left and buttons on the right. The height does not depend on the contents. */
export function Row({ tone = 'plain', mark, text, urgent = false, children }: Props) {
  return (
    <div className={css['row']} data-tone={tone}>
      <p
        className={css['text']}
        data-long={typeof text === 'string' && text.length > LONG ? '' : undefined}
        data-longish={typeof text === 'string' && text.length > LONG_ON_A_PHONE ? '' : undefined}
        role={urgent ? 'alert' : 'status'}
        tabIndex={-1}
        data-prompt=""
      >
        {mark}
        <span>{text}</span>
      </p>
      <div className={css['actions']}>{children}</div>
    </div>
  );
}
