import type { Json } from '@four-crowns/core';
import { useState } from 'react';
import { useLoaded } from '../app/use-loaded.ts';
import type { GameWords, OptionField } from '../games/door.ts';
import { wordAt } from '../games/words.ts';
import css from './new.module.css';

interface Props {
  readonly field: Extract<OptionField, { kind: 'numbers' }>;
  readonly label: string;
  readonly help: string;
  readonly words: GameWords;
  readonly value: Json;
  readonly change: (value: Json) => void;
}

/** Many whole numbers, folded away: most tables leave them as they are. */
export function NumbersField({ field, label, help, words, value, change }: Props) {
  const starts = useLoaded(field.starts);
  const [isOpen, setOpen] = useState(false);
  const changed = (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as {
    readonly [item: string]: Json;
  };
  if (starts === undefined) return null;
  const set = (item: string, start: number, wish: number) => {
    if (!Number.isInteger(wish)) return;
    const number = Math.max(field.least, Math.min(field.most, wish));
    const { [item]: _, ...rest } = changed;
    change(number === start ? rest : { ...rest, [item]: number });
  };
  return (
    <details className={css['numbers']} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>{label}</summary>
      <p className={css['help']}>
        {help} {wordAt(words, `options.${field.key}.${field.note}`)}
      </p>
      <div>
        {(isOpen ? Object.entries(starts) : []).map(([item, start]) => (
          <label key={item}>
            <span>{wordAt(words, `${field.words}.${item}`)}</span>
            <input
              type="number"
              name={item}
              min={field.least}
              max={field.most}
              step={1}
              defaultValue={String(changed[item] ?? start)}
              onChange={(e) => set(item, start, e.target.valueAsNumber)}
            />
          </label>
        ))}
      </div>
    </details>
  );
}
