import type { Lang } from '@four-crowns/ui-kit';
import { useState } from 'react';
import type { View } from '../../src/view.ts';
import { Icon } from '../art/Icon.tsx';
import { screenWords } from '../words.ts';
import styles from './Board.module.css';

export type Pane = 'court' | 'province';

/**
 * What the game asks for determines which pane is shown. The player may switch to the other one until something else
 * is asked.
 */
export function useFreshPane(view: View): readonly [pane: Pane, setPane: (pane: Pane) => void] {
  const asked = view.prompt.type;
  const [turned, setTurned] = useState<{ readonly asked: string; readonly pane: Pane }>();
  const fitting: Pane = asked === 'build' || asked === 'build_again' ? 'province' : 'court';
  const pane = turned?.asked === asked ? turned.pane : fitting;
  return [pane, (next) => setTurned({ asked, pane: next })];
}

interface PanesProps {
  readonly pane: Pane;
  readonly setPane: (pane: Pane) => void;
  readonly lang: Lang;
}

export function Panes({ pane, setPane, lang }: PanesProps) {
  const say = screenWords(lang);
  return (
    <div className={styles.panes}>
      {(['court', 'province'] as const).map((one) => (
        <button
          key={one}
          type="button"
          data-pane={one}
          aria-pressed={pane === one}
          onClick={() => setPane(one)}
        >
          <Icon name={one === 'court' ? 'king' : 'fortress'} size="1.1em" />
          {say(`board.${one}`)}
        </button>
      ))}
    </div>
  );
}
