import type { Json } from '@four-crowns/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLoaded } from '../../app/use-loaded.ts';
import type { GameDoor } from '../../games/door.ts';
import { wordAt } from '../../games/words.ts';
import { useWords } from '../../words/store.ts';
import css from './lobby.module.css';

interface Props {
  readonly door: GameDoor;
  readonly options: Json;
  readonly children?: ReactNode;
}

/** The table's options in the game's words. */
export function OptionList({ door, options, children }: Props) {
  const t = useTranslations('table.lobby');
  const lang = useWords((s) => s.lang);
  const words = useLoaded(door.words[lang]);
  const given = (options ?? {}) as { readonly [key: string]: Json };
  const valueWords = (key: string, value: Json | undefined): string => {
    if (typeof value === 'boolean') return value ? t('on') : t('off');
    if (typeof value === 'number') return t('seat', { number: String(value + 1) });
    if (typeof value === 'string') return wordAt(words, `options.${key}.values.${value}`);
    return t('chosen');
  };
  return (
    <dl className={css['options']}>
      {words === undefined
        ? null
        : door.options.map(({ key }) => (
            <div key={key}>
              <dt>{wordAt(words, `options.${key}.label`)}</dt>
              <dd>{valueWords(key, given[key])}</dd>
            </div>
          ))}
      <div>{children}</div>
    </dl>
  );
}
