import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './account.module.css';

interface Props {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly help?: ReactNode;
  /** A name independent of language, for tests and screenshots. */
  readonly part: string;
  readonly children?: ReactNode;
}

/** One section of the account page. */
export function Panel({ icon: Icon, title, help, part, children }: Props) {
  const id = useId();
  return (
    <section className={css['panel']} aria-labelledby={id} data-part={part}>
      <h2 id={id}>
        <Icon aria-hidden size={20} />
        {title}
      </h2>
      {help === undefined ? null : <p className={css['help']}>{help}</p>}
      {children}
    </section>
  );
}

/** An error message, announced at once by screen readers. */
export function Failure({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p role="alert" className={css['error']}>
      {text}
    </p>
  );
}
