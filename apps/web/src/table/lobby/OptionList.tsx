import { defaultOf, isObject, isOpen } from '@four-crowns/core';
import type { Json, OptionDeclaration } from '@four-crowns/core';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLoaded } from '../../app/use-loaded.ts';
import type { GameDoor } from '../../games.ts';
import { useWords } from '../../words/use-words.ts';
import css from './lobby.module.css';

interface Props {
  readonly door: GameDoor;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Json;
  readonly children?: ReactNode;
}

/** The table's options in the game's texts, leaving out those that have no effect at this table. */
export function OptionList({ door, rulesVersion, seats, options, children }: Props) {
  const t = useTranslations('table.lobby');
  const lang = useWords((s) => s.lang);
  const declared = useLoaded(useCallback(() => door.options(rulesVersion), [door, rulesVersion]));
  const given = isObject(options) ? options : {};
  const valueWords = (option: OptionDeclaration, value: Json): string => {
    if (typeof value === 'boolean') return value ? t('on') : t('off');
    const named =
      typeof value === 'string' || typeof value === 'number' ? option.words[lang].values?.[value] : undefined;
    if (named !== undefined) return named;
    return typeof value === 'number' ? t('seat', { number: String(value + 1) }) : t('chosen');
  };
  return (
    <dl className={css['options']}>
      {Object.entries(declared ?? {})
        .filter(([, option]) => isOpen(option, seats, given))
        .map(([id, option]) => (
          <div key={id}>
            <dt>{option.words[lang].label}</dt>
            <dd>{valueWords(option, given[id] ?? defaultOf(option))}</dd>
          </div>
        ))}
      <div>{children}</div>
    </dl>
  );
}
