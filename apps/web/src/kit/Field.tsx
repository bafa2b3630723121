import { useId } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import css from './form.module.css';

interface TextProps extends Omit<ComponentPropsWithoutRef<'input'>, 'id'> {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
}

export function TextField({ label, help, error, ...input }: TextProps) {
  const id = useId();
  return (
    <div className={css['field']}>
      <label htmlFor={id} className={css['label']}>
        {label}
      </label>
      <input
        id={id}
        className={css['text']}
        aria-describedby={error === undefined && help === undefined ? undefined : `${id}-help`}
        aria-invalid={error !== undefined}
        {...input}
      />
      {error === undefined && help === undefined ? null : (
        <p id={`${id}-help`} className={error === undefined ? css['help'] : css['error']}>
          {error ?? help}
        </p>
      )}
    </div>
  );
}

interface AreaProps extends Omit<ComponentPropsWithoutRef<'textarea'>, 'id'> {
  readonly label: string;
}

export function TextArea({ label, ...area }: AreaProps) {
  const id = useId();
  return (
    <div className={css['field']}>
      <label htmlFor={id} className={css['label']}>
        {label}
      </label>
      <textarea id={id} className={css['text']} {...area} />
    </div>
  );
}

interface SelectProps extends Omit<ComponentPropsWithoutRef<'select'>, 'id'> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly bare?: boolean;
  readonly children: ReactNode;
}

export function SelectField({ label, help, bare = false, children, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className={css['field']}>
      <label htmlFor={id} className={bare ? 'unseen' : css['label']}>
        {label}
      </label>
      {help === undefined ? null : (
        <p id={`${id}-help`} className={css['help']}>
          {help}
        </p>
      )}
      <select
        id={id}
        className={css['select']}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        {...select}
      >
        {children}
      </select>
    </div>
  );
}
