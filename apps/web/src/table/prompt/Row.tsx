import type { ReactNode } from 'react';
import css from './prompt.module.css';

interface Props {
  readonly tone?: 'plain' | 'turn' | 'alert';
  readonly mark?: ReactNode;
  readonly text: ReactNode;
  /** Read aloud at once, not when there is time. */
  readonly urgent?: boolean;
  readonly children?: ReactNode;
}

/** From this many letters on a sentence is set smaller, so that it fits without moving anything. */
const LONG = 90;
/** On a phone the room is used up sooner. */
const LONG_ON_A_PHONE = 48;

/** A sentence on the left, what to press on the right; the same height whatever it says. */
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
