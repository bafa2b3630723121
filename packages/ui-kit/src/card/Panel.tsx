import type { ButtonHTMLAttributes, HTMLAttributes, ReactNode } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A sheet of parchment with a thin gold border. */
export function Panel({ label, className = '', children }: PanelProps) {
  return (
    <section aria-label={label} className={`${styles.panel} ${className}`}>
      {children}
    </section>
  );
}

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly primary?: boolean;
  /** Disabled for now. It stays in place and keeps the focus, so that keyboard users do not lose their position. */
  readonly idle?: boolean;
}

export function Button({ primary = false, idle = false, className = '', ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={idle}
      {...rest}
      className={`${styles.button} ${primary && !idle ? styles.primary : ''} ${className}`}
    />
  );
}

/** Read by screen readers, not shown. */
export function Unseen(props: Omit<HTMLAttributes<HTMLSpanElement>, 'className'>) {
  return <span {...props} className={styles.unseen} />;
}
