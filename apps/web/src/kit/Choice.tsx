import { useId } from 'react';
import css from './form.module.css';

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly from: readonly T[];
  readonly say: (value: T) => string;
  readonly change: (value: T) => void;
  /** Languages say their names in their own tongue. */
  readonly langOf?: (value: T) => string;
  /** Without the visible label, where the place says it already. */
  readonly bare?: boolean;
}

/** One of a few, side by side: radio buttons underneath. */
export function Choice<T extends string>({
  label,
  value,
  from,
  say,
  change,
  langOf,
  bare = false,
}: Props<T>) {
  const name = useId();
  return (
    <fieldset className={css['choice']}>
      <legend className={bare ? 'unseen' : css['label']}>{label}</legend>
      <div className={css['segments']}>
        {from.map((one) => (
          <label key={one} lang={langOf?.(one)}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              onChange={() => change(one)}
            />
            <span>{say(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
