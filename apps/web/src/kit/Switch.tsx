import { useId } from 'react';
import css from './form.module.css';

interface Props {
  readonly label: string;
  readonly help?: string;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}

export function Switch({ label, help, on, change }: Props) {
  const id = useId();
  return (
    <div className={css['switch']}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        onChange={(e) => change(e.target.checked)}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
      />
      <label htmlFor={id}>{label}</label>
      {help === undefined ? null : (
        <p id={`${id}-help`} className={css['help']}>
          {help}
        </p>
      )}
    </div>
  );
}
