import { isObject, pickCount } from '@four-crowns/core';
import type { Json, More } from '@four-crowns/core';
import { useTranslations } from 'use-intl';
import type { GameWords } from '../games.ts';
import { wordAt } from '../games/words.ts';
import { SelectField } from '../kit/Field.tsx';
import css from './new.module.css';

interface Props<M> {
  readonly more: M;
  readonly words: GameWords;
  readonly value: Json;
  readonly change: (value: Json) => void;
}

const isList = (x: Json): x is readonly Json[] => Array.isArray(x);

/** Picks some of many items, for example the cards of a match. */
export function PickField({
  more,
  seats,
  words,
  value,
  change,
}: Props<Extract<More, { kind: 'pick' }>> & { readonly seats: number }) {
  const t = useTranslations('make');
  const picked = isList(value) ? value : [];
  const count = pickCount(more, seats);
  const missing = count - picked.length;
  return (
    <fieldset className={css['pick']}>
      <legend>{t('pick', { count: String(count) })}</legend>
      {more.from.map((item) => (
        <label key={item}>
          <input
            type="checkbox"
            checked={picked.includes(item)}
            disabled={missing === 0 && !picked.includes(item)}
            onChange={(e) => change(e.target.checked ? [...picked, item] : picked.filter((p) => p !== item))}
          />
          {wordAt(words, `${more.group}.${item}`)}
        </label>
      ))}
      <p role="status">{missing > 0 ? t('needMore', { count: missing }) : ''}</p>
    </fieldset>
  );
}

/** A number of places, each with a different item, upright or turned. */
export function LayField({ more, words, value, change }: Props<Extract<More, { kind: 'lay' }>>) {
  const t = useTranslations('make');
  const laid = isList(value) ? value.filter((one) => isObject(one)) : [];
  const itemAt = (place: number): string => {
    const item = laid[place]?.[more.item];
    return typeof item === 'string' ? item : '';
  };
  /** Each item exists once, so choosing an item that is placed elsewhere swaps the two. */
  const lay = (place: number, item: string) =>
    change(
      laid.map((one, i) => {
        if (i === place) return { ...one, [more.item]: item };
        return one[more.item] === item ? { ...one, [more.item]: itemAt(place) } : one;
      }),
    );
  return (
    <div className={css['lay']}>
      {laid.map((one, place) => (
        <div key={place}>
          <SelectField
            label={t('slot', { number: String(place + 1) })}
            value={itemAt(place)}
            onChange={(e) => lay(place, e.target.value)}
          >
            {more.from.map((item) => (
              <option key={item} value={item}>
                {wordAt(words, `${more.group}.${item}`)}
              </option>
            ))}
          </SelectField>
          <label>
            <input
              type="checkbox"
              checked={one['turned'] === true}
              onChange={(e) =>
                change(laid.map((o, i) => (i === place ? { ...o, turned: e.target.checked } : o)))
              }
            />
            {t('turned')}
          </label>
        </div>
      ))}
    </div>
  );
}

export function SeatField({
  seats,
  value,
  change,
}: {
  readonly seats: number;
  readonly value: Json;
  readonly change: (value: Json) => void;
}) {
  const t = useTranslations('make');
  return (
    <SelectField
      label={t('seatWho')}
      bare
      value={typeof value === 'number' ? value : 0}
      onChange={(e) => change(Number(e.target.value))}
    >
      {Array.from({ length: seats }, (_, seat) => (
        <option key={seat} value={seat}>
          {t('first', { number: String(seat + 1) })}
        </option>
      ))}
    </SelectField>
  );
}
