import { keysOf } from '@four-crowns/core/keys';
import type { Event } from '../../src/events.ts';
import { Coin, CountUp, Unseen } from '@four-crowns/ui-kit';
import type { Lang, ScreenProps } from '@four-crowns/ui-kit';
import { memo } from 'react';
import type { Action } from '../../src/actions.ts';
import type { Terrain } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { HouseMark } from '../art/House.tsx';
import { Medallion } from '../art/Medallion.tsx';
import { CardBack, CardFace } from '../art/TerrainCard.tsx';
import { tilesPlace } from '../board/use-flights.ts';
import { tilesOf } from '../model/tiles.ts';
import type { HeldTile } from '../model/tiles.ts';
import { totalOf } from '@four-crowns/ui-kit/words.ts';
import { gameWords, screenWords } from '../words.ts';
import styles from './Player.module.css';

interface PlayerProps extends ScreenProps<View, Action, Event, string> {
  readonly of: number;
}

/** What is public about one player; shown inside the frame's plate. */
export function Player({ view, of, seat, scores, lang, speed }: PlayerProps) {
  const stock = view.stock[of] ?? 0;
  // KB-2.2: the card is open during its player's turn and hidden otherwise. The viewer also knows their own.
  const isOpen = view.current === of && view.card !== null && view.stage !== 'over';
  return (
    <Open
      of={of}
      lang={lang}
      speed={speed}
      stock={stock}
      gold={totalOf(scores, of)}
      isFirst={view.first === of}
      isLast={view.lastRound && stock === 0 && view.stage !== 'over'}
      isOwn={of === seat}
      isOpen={isOpen}
      isHidden={view.handGenerations[of] !== null}
      terrain={isOpen ? view.card : (view.hands[of] ?? null)}
      tiles={tilesOf(view, of)}
    />
  );
}

interface OpenProps {
  readonly of: number;
  readonly lang: Lang;
  readonly speed: number;
  readonly stock: number;
  readonly gold: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isOwn: boolean;
  readonly isOpen: boolean;
  /** Whether a card is held, known to the viewer or not. */
  readonly isHidden: boolean;
  readonly terrain: Terrain | null;
  readonly tiles: readonly HeldTile[];
}

/** A move usually changes one player, so the others are not rendered again. */
const Open = memo(function Open(props: OpenProps) {
  const { of, lang, speed, stock, gold, isFirst, isLast, isOwn, tiles } = props;
  const say = screenWords(lang);
  const word = gameWords(lang);
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
        {isFirst ? <FirstMark label={say('player.first')} /> : undefined}
        {isLast ? <em className={styles.last}>{say('player.lastRound')}</em> : undefined}
      </div>
      {/* The viewer's own tiles fly to the hand instead, where they are used. */}
      <ul className={styles.tiles} {...(isOwn ? {} : tilesPlace(of))}>
        {tiles.map(({ tile, hex, state }) => (
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
}, isSame);

/** Every view has new lists, so their contents are compared. */
function isSame({ tiles: before, ...a }: OpenProps, { tiles: after, ...b }: OpenProps): boolean {
  return (
    before.length === after.length &&
    before.every((t, i) => t.hex === after[i]?.hex && t.state === after[i].state) &&
    keysOf(a).every((key) => a[key] === b[key])
  );
}

function CardOf({ of, lang, isOpen, isHidden, terrain }: OpenProps) {
  const say = screenWords(lang);
  const word = gameWords(lang);
  const isHeld = terrain !== null || isHidden;
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
