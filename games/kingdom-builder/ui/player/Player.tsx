import { Coin, CountUp, Unseen } from '@four-crowns/ui-kit';
import type { ScreenProps } from '@four-crowns/ui-kit';
import type { Action } from '../../src/actions.ts';
import type { View } from '../../src/view.ts';
import { HouseMark } from '../art/House.tsx';
import { Medallion } from '../art/Medallion.tsx';
import { CardBack, CardFace } from '../art/TerrainCard.tsx';
import { tilesPlace } from '../board/use-flights.ts';
import { tilesOf } from '../model/tiles.ts';
import { totalOf } from '../speak.ts';
import { gameWords, screenWords } from '../words.ts';
import styles from './Player.module.css';

interface PlayerProps extends ScreenProps<View, Action> {
  readonly of: number;
}

/** What everybody may know of one player; it stands inside the frame's plate. */
export function Player(props: PlayerProps) {
  const { view, of, seat, scores, lang, speed } = props;
  const say = screenWords(lang);
  const word = gameWords(lang);
  const stock = view.stock[of] ?? 0;
  const gold = totalOf(scores, of);
  return (
    <div className={styles.player}>
      <CardOf {...props} />
      <div className={styles.counts}>
        <span title={say('player.stock', { count: stock })}>
          <HouseMark seat={of} size="1.35rem" />
          <b aria-hidden="true">{stock}</b>
          <Unseen>{say('player.stock', { count: stock })}</Unseen>
        </span>
        <span title={say('player.gold', { count: gold })}>
          <Coin size="1.2rem" />
          <b aria-hidden="true">
            <CountUp value={gold} speed={speed} />
          </b>
          <Unseen>{say('player.gold', { count: gold })}</Unseen>
        </span>
        {view.first === of ? <FirstMark label={say('player.first')} /> : undefined}
        {view.lastRound && stock === 0 ? (
          <em className={styles.last}>{say('player.lastRound')}</em>
        ) : undefined}
      </div>
      {/* The viewer's own tiles fly to the hand, where they are used. */}
      <ul className={styles.tiles} {...(of === seat ? {} : tilesPlace(of))}>
        {tilesOf(view, of).map(({ tile, hex, state }) => (
          <li key={hex} data-state={state} title={`${word(`tile.${tile}`)}. ${word(`tileHelp.${tile}`)}`}>
            <Medallion tile={tile} size="1.7rem" />
            <Unseen>
              {word(`tile.${tile}`)} ({say(`hand.${state}`)})
            </Unseen>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** KB-2.2: the card is open during one's turn and hidden otherwise; the viewer knows the own one. */
function CardOf({ view, of, lang }: PlayerProps) {
  const say = screenWords(lang);
  const word = gameWords(lang);
  const isOpen = view.current === of && view.card !== null && view.stage !== 'over';
  const terrain = isOpen ? view.card : (view.hands[of] ?? null);
  const isHeld = terrain !== null || view.handGenerations[of] !== null;
  const label =
    terrain !== null
      ? say('player.shown', { terrain: word(`terrain.${terrain}`) })
      : isHeld
        ? say('player.hidden')
        : say('player.none');
  return (
    <span
      className={styles.card}
      role="img"
      aria-label={label}
      title={label}
      data-open={isOpen ? '' : undefined}
    >
      {terrain !== null ? <CardFace terrain={terrain} /> : isHeld ? <CardBack seat={of} /> : undefined}
    </span>
  );
}

function FirstMark({ label }: { readonly label: string }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.first} role="img" aria-label={label}>
      <title>{label}</title>
      <path
        d="M6 22V3M6 4h13l-3 4.500l3 4.500H6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
