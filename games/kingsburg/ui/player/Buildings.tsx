import type { Lang } from '@four-crowns/ui-kit';
import { memo, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { BUILDINGS, COLUMNS } from '../../src/data.ts';
import type { Player } from '../../src/position.ts';
import { Icon } from '../art/Icon.tsx';
import { buildingWords } from '../board/building-words.ts';
import { isSameProvince, plotOf } from '../model/province.ts';
import { gameWords, screenWords } from '../words.ts';
import styles from './Player.module.css';

interface Props {
  readonly player: Player;
  readonly name: string;
  readonly lang: Lang;
}

const STEPS: { readonly [key: string]: number } = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** A player's province in small. Pointed at or reached by keyboard, each building says what it is. */
export const Buildings = memo(
  function Buildings({ player, name, lang }: Props) {
    const id = useId();
    const [at, setAt] = useState<number>();
    const word = gameWords(lang);
    const label = screenWords(lang)('board.of', { seat: name });
    const looked = at === undefined ? undefined : BUILDINGS[at];
    const walk = (e: KeyboardEvent) => {
      const step = STEPS[e.key];
      if (step === undefined) return;
      e.preventDefault();
      setAt(((at ?? 0) + step + BUILDINGS.length) % BUILDINGS.length);
    };
    return (
      <>
        <div
          className={styles.buildings}
          role="listbox"
          tabIndex={0}
          aria-label={label}
          aria-activedescendant={at === undefined ? undefined : `${id}-${at}`}
          onKeyDown={walk}
          onFocus={() => setAt(at ?? 0)}
          onBlur={() => setAt(undefined)}
          onPointerLeave={() => setAt(undefined)}
        >
          {BUILDINGS.map((building, i) => (
            <span
              key={building}
              id={`${id}-${i}`}
              role="option"
              aria-selected={i === at}
              aria-label={`${word(`building.${building}`)}. ${buildingWords(building, player, lang)}`}
              data-plot={plotOf(building, player)}
              data-row={Math.floor(i / COLUMNS)}
              onPointerOver={() => setAt(i)}
            >
              <Icon name={building} size="100%" />
            </span>
          ))}
        </div>
        {looked === undefined ? undefined : (
          <div className={styles.tip} aria-hidden="true">
            <strong>{word(`building.${looked}`)}</strong>
            <p>{buildingWords(looked, player, lang)}</p>
          </div>
        )}
      </>
    );
  },
  (a, b) => a.name === b.name && a.lang === b.lang && isSameProvince(a.player, b.player),
);
