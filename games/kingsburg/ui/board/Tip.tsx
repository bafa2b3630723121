import type { Event } from '../../src/events.ts';
import type { ScreenProps } from '@four-crowns/ui-kit';
import type { Action } from '../../src/actions.ts';
import { ADVISORS, BUILDINGS } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { groupsAt, valueOf } from '../model/court.ts';
import { gameWords } from '../words.ts';
import styles from './Board.module.css';
import { buildingWords } from './building-words.ts';
import { groupWords } from './group-words.ts';
import { whyIdle } from './why-idle.ts';
import type { Taken } from '../model/aim.ts';

export interface Looked {
  readonly cell: string;
  /** Its rectangle within the board, and the board's own. */
  readonly at: DOMRect;
  readonly room: DOMRect;
}

interface TipProps extends ScreenProps<View, Action, Event, Taken> {
  readonly looked: Looked;
  readonly owner: number;
}

/** The full text of a card or a building, shown beside it after a short delay. */
export function Tip(props: TipProps) {
  const { looked, owner, view, names, lang } = props;
  const { cell, at, room } = looked;
  const word = gameWords(lang);
  const advisor = ADVISORS.find((a) => a === cell);
  const building = BUILDINGS.find((b) => b === cell);
  const player = view.players[owner];
  const isBelow = at.y < 130;
  const left = Math.min(Math.max(at.x + at.width / 2, 125), room.width - 125);
  const style = {
    left,
    ...(isBelow ? { top: at.bottom + 4 } : { bottom: room.height - at.y + 4 }),
  };
  return (
    <div key={cell} className={styles.tip} style={style} data-tip={cell} aria-hidden="true">
      {advisor === undefined ? undefined : (
        <>
          <strong>
            {valueOf(advisor)} · {word(`advisor.${advisor}`)}
          </strong>
          <p>{word(`advisorHelp.${advisor}`)}</p>
          {groupsAt(view, advisor).map((group, i) => (
            <p key={i}>{groupWords(group, names, lang)}</p>
          ))}
        </>
      )}
      {building === undefined || player === undefined ? undefined : (
        <>
          <strong>{word(`building.${building}`)}</strong>
          <p>{buildingWords(building, player, lang, whyIdle(building, owner, props))}</p>
        </>
      )}
    </div>
  );
}
