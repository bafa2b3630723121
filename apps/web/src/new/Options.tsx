import type { Json } from '@four-crowns/core';
import { useLoaded } from '../app/use-loaded.ts';
import type { GameDoor, GameWords, OptionField } from '../games/door.ts';
import { wordAt } from '../games/words.ts';
import { SelectField } from '../kit/Field.tsx';
import { Switch } from '../kit/Switch.tsx';
import { useWords } from '../words/store.ts';
import { fieldsFor, pickCount, startOf } from './draft.ts';
import { LayField, PickField, SeatField } from './More.tsx';
import css from './new.module.css';
import { NumbersField } from './NumbersField.tsx';

interface Props {
  readonly door: GameDoor;
  readonly seats: number;
  readonly options: { readonly [key: string]: Json };
  readonly change: (key: string, value: Json) => void;
}

/** A game's options, each with its sentence. */
export function Options({ door, seats, options, change }: Props) {
  const lang = useWords((s) => s.lang);
  const words = useLoaded(door.words[lang]);
  if (words === undefined) return null;
  return (
    <div className={css['options']}>
      {fieldsFor(door, seats).map((field) => (
        <Field
          key={field.key}
          field={field}
          seats={seats}
          words={words}
          value={options[field.key] ?? null}
          change={(value) => change(field.key, value)}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  readonly field: OptionField;
  readonly seats: number;
  readonly words: GameWords;
  readonly value: Json;
  readonly change: (value: Json) => void;
}

function Field({ field, seats, words, value, change }: FieldProps) {
  const label = wordAt(words, `options.${field.key}.label`);
  const help = wordAt(words, `options.${field.key}.help`);
  if (field.kind === 'switch')
    return <Switch label={label} help={help} on={value === true} change={change} />;
  if (field.kind === 'numbers') {
    return (
      <NumbersField field={field} label={label} help={help} words={words} value={value} change={change} />
    );
  }
  const { more } = field;
  const shown = field.values.some((one) => one === value) ? String(value) : (more?.value ?? '');
  const isOffered = (one: string | number): boolean =>
    more?.kind !== 'pick' || one !== more.value || pickCount(more, seats) > 0;
  return (
    <div className={css['option']}>
      <SelectField
        label={label}
        help={help}
        value={shown}
        onChange={(e) => {
          const one = field.values.find((v) => String(v) === e.target.value) ?? null;
          change(more !== undefined && one === more.value ? startOf(more, seats) : one);
        }}
      >
        {field.values.filter(isOffered).map((one) => (
          <option key={one} value={one}>
            {wordAt(words, `options.${field.key}.values.${one}`)}
          </option>
        ))}
      </SelectField>
      {more === undefined || shown !== more.value ? null : more.kind === 'pick' ? (
        <PickField more={more} seats={seats} words={words} value={value} change={change} />
      ) : more.kind === 'lay' ? (
        <LayField more={more} words={words} value={value} change={change} />
      ) : (
        <SeatField seats={seats} value={value} change={change} />
      )}
    </div>
  );
}
