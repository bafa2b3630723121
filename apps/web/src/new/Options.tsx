import { defaultOf, firstOf, pickCount } from '@four-crowns/core';
import type { Json, OptionDeclaration, OptionDeclarations } from '@four-crowns/core';
import { useLoaded } from '../app/use-loaded.ts';
import type { GameDoor, GameWords } from '../games.ts';
import { SelectField } from '../kit/Field.tsx';
import { Switch } from '../kit/Switch.tsx';
import { useWords } from '../words/use-words.ts';
import { openOptions } from './draft.ts';
import { LayField, PickField, SeatField } from './More.tsx';
import css from './new.module.css';
import { NumbersField } from './NumbersField.tsx';

interface Props {
  readonly door: GameDoor;
  readonly declared: OptionDeclarations;
  readonly seats: number;
  readonly options: { readonly [key: string]: Json };
  readonly change: (key: string, value: Json) => void;
}

/** A game's options, each with an explanation. */
export function Options({ door, declared, seats, options, change }: Props) {
  const lang = useWords((s) => s.lang);
  const words = useLoaded(door.words[lang]);
  if (words === undefined) return null;
  return (
    <div className={css['options']}>
      {openOptions(declared, seats, options).map(([id, option]) => (
        <Field
          key={id}
          option={option}
          seats={seats}
          words={words}
          value={options[id] ?? defaultOf(option)}
          change={(value) => change(id, value)}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  readonly option: OptionDeclaration;
  readonly seats: number;
  readonly words: GameWords;
  readonly value: Json;
  readonly change: (value: Json) => void;
}

/** The value of the select that opens the fields of `more`. */
const CHOSEN = 'chosen';

function Field({ option, seats, words, value, change }: FieldProps) {
  const { label, help, values } = option.words[useWords((s) => s.lang)];
  if (option.kind === 'switch') {
    return <Switch label={label} help={help} on={value === true} change={change} />;
  }
  if (option.kind === 'numbers') {
    return <NumbersField option={option} words={words} value={value} change={change} />;
  }
  const { more } = option;
  const isOpened = more !== undefined && !option.values.some((one) => one === value);
  const canOpen = more !== undefined && (more.kind !== 'pick' || pickCount(more, seats) > 0);
  return (
    <div className={css['option']}>
      <SelectField
        label={label}
        help={help}
        value={isOpened ? CHOSEN : String(value)}
        onChange={(e) => {
          const one = option.values.find((v) => String(v) === e.target.value);
          change(one ?? (more === undefined ? option.default : firstOf(more, seats)));
        }}
      >
        {[...option.values, ...(canOpen ? [CHOSEN] : [])].map((one) => (
          <option key={one} value={one}>
            {values?.[one]}
          </option>
        ))}
      </SelectField>
      {!isOpened ? null : more.kind === 'pick' ? (
        <PickField more={more} seats={seats} words={words} value={value} change={change} />
      ) : more.kind === 'lay' ? (
        <LayField more={more} words={words} value={value} change={change} />
      ) : (
        <SeatField seats={seats} value={value} change={change} />
      )}
    </div>
  );
}
