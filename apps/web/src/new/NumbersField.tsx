import { isObject } from '@four-crowns/core';
import type { Json, NumbersOption } from '@four-crowns/core';
import { useState } from 'react';
import type { GameWords } from '../games.ts';
import { wordAt } from '../games/words.ts';
import { useWords } from '../words/use-words.ts';
import css from './new.module.css';

interface Props {
  readonly option: NumbersOption;
  readonly words: GameWords;
  readonly value: Json;
  readonly change: (value: Json) => void;
}

/** Many whole numbers, collapsed because most tables leave them as they are. */
export function NumbersField({ option, words, value, change }: Props) {
  const { label, help, note } = option.words[useWords((s) => s.lang)];
  const [isOpen, setOpen] = useState(false);
  const changed = isObject(value) ? value : {};
  const set = (item: string, start: number, wish: number) => {
    if (!Number.isInteger(wish)) return;
    const number = Math.max(option.least, Math.min(option.most, wish));
    const { [item]: _, ...rest } = changed;
    change(number === start ? rest : { ...rest, [item]: number });
  };
  return (
    <details className={css['numbers']} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>{label}</summary>
      <p className={css['help']}>
        {help} {note}
      </p>
      <div>
        {(isOpen ? Object.entries(option.of) : []).map(([item, start]) => (
          <label key={item}>
            <span>{wordAt(words, `${option.group}.${item}`)}</span>
            <input
              type="number"
              name={item}
              min={option.least}
              max={option.most}
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
