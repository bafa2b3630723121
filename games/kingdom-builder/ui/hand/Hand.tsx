import type { Event } from '../../src/events.ts';
import { Button, Panel, Unseen } from '@four-crowns/ui-kit';
import type { ScreenProps } from '@four-crowns/ui-kit';
import type { Action } from '../../src/actions.ts';
import { MANDATORY } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { HouseGhost, HouseMark, Houses } from '../art/House.tsx';
import { CardBack, CardFace } from '../art/TerrainCard.tsx';
import { gameWords, screenWords } from '../words.ts';
import styles from './Hand.module.css';
import { Tiles } from './Tiles.tsx';

/** What belongs to the viewer. Spectators have nothing here. */
export function Hand(props: ScreenProps<View, Action, Event, string>) {
  const { view, seat, choices, lang, act } = props;
  if (seat === undefined) return undefined;
  const say = screenWords(lang);
  const isOver = view.stage === 'over';
  const isMine = view.current === seat && !isOver;
  const mayEnd = choices.some((choice) => choice.type === 'end-turn');
  const stock = view.stock[seat] ?? 0;
  return (
    <Panel label={say('hand.label')} className={styles.hand}>
      {isOver ? undefined : <TerrainInHand {...props} isMine={isMine} seat={seat} />}
      <div className={styles.facts}>
        <p className={styles.stock}>
          <HouseMark seat={seat} size="1.9rem" />
          <span aria-hidden="true">{stock}</span>
          <Unseen>{say('hand.stock', { count: stock })}</Unseen>
        </p>
        {isMine ? (
          <Pips left={view.left} seat={seat} label={say('hand.left', { count: view.left })} />
        ) : undefined}
        {isOver ? undefined : (
          <Button
            primary={mayEnd}
            idle={choices.length === 0}
            className={styles.end ?? ''}
            data-action="end-turn"
            onClick={() => {
              if (choices.length > 0) act({ type: 'end-turn' });
            }}
          >
            {gameWords(lang)('actions.end-turn')}
          </Button>
        )}
      </div>
      <Tiles {...props} seat={seat} />
    </Panel>
  );
}

interface InHand extends ScreenProps<View, Action, Event, string> {
  readonly isMine: boolean;
  readonly seat: number;
}

/** During one's turn the card in force, otherwise the one for the next turn. */
function TerrainInHand({ view, seat, lang, isMine }: InHand) {
  const say = screenWords(lang);
  const terrain = isMine ? view.card : (view.hands[seat] ?? null);
  const name = terrain === null ? say('hand.noCard') : gameWords(lang)(`terrain.${terrain}`);
  return (
    <figure className={styles.card} aria-label={say('hand.card')} data-waiting={isMine ? undefined : ''}>
      {terrain === null ? <CardBack seat={seat} /> : <CardFace terrain={terrain} />}
      <figcaption>
        <strong>{name}</strong>
        {isMine || terrain === null ? undefined : <span>{say('hand.next')}</span>}
      </figcaption>
    </figure>
  );
}

/** Three houses: those still to be built are drawn in full, those already built only as outlines. */
function Pips({
  left,
  seat,
  label,
}: {
  readonly left: number;
  readonly seat: number;
  readonly label: string;
}) {
  return (
    <p className={styles.pips}>
      {Array.from({ length: MANDATORY }, (_, i) => (
        <svg key={i} viewBox="-38 -44 76 80" aria-hidden="true" focusable="false">
          {i < left ? <Houses seat={seat} /> : <HouseGhost seat={seat} />}
        </svg>
      ))}
      <span>{label}</span>
    </p>
  );
}
