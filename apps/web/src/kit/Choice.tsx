import { useId } from 'react';
import css from './form.module.css';

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly from: readonly T[];
  readonly say: (value: T) => string;
  readonly change: (value: T) => void;
  /** For languages, each of which is named in that language. */
  readonly langOf?: (value: T) => string;
  /** Hides the label where the context already shows it. */
  readonly bare?: boolean;
}

/** A choice between a few values side by side, implemented as radio buttons. */
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
