import { Unseen } from '@four-crowns/ui-kit';
import type { Lang } from '@four-crowns/ui-kit';
import { useRef } from 'react';
import type { PointerEvent } from 'react';
import type { Card } from '../../src/data.ts';
import { CardBack } from '../art/CardBack.tsx';
import { CardArt } from '../art/CardFace.tsx';
import { gameWords, screenWords } from '../words.ts';
import styles from './Hand.module.css';

const LONG_PRESS_MS = 380;

interface HandCardProps {
  readonly card: Card;
  readonly lang: Lang;
  readonly isTaken: boolean;
  readonly isPlayable: boolean;
  /** Why it cannot be played now; undefined if it can, or there is nothing to choose. */
  readonly why: string | undefined;
  readonly isReturning: boolean;
  readonly onTake: (card: Card) => void;
  readonly onLook: (card: Card | undefined) => void;
}

/** A card of the hand. Hovering, focus or a long press shows what it can do; choosing selects it. */
export function HandCard(props: HandCardProps) {
  const { card, lang, isTaken, isPlayable, why, isReturning, onTake, onLook } = props;
  const press = useRef<{ timer: number; isLong: boolean }>({ timer: 0, isLong: false });
  const say = screenWords(lang);
  const letGo = () => {
    window.clearTimeout(press.current.timer);
    onLook(undefined);
  };
  const onPointerDown = (e: PointerEvent) => {
    press.current.isLong = false;
    if (e.pointerType === 'mouse') return;
    press.current.timer = window.setTimeout(() => {
      press.current.isLong = true;
      onLook(card);
    }, LONG_PRESS_MS);
  };
  return (
    <button
      type="button"
      className={styles.card}
      data-card={card}
      data-playable={isPlayable ? '' : undefined}
      aria-pressed={isReturning ? undefined : isTaken}
      onClick={() => {
        // A long press only looks at the card.
        if (!press.current.isLong) onTake(card);
        press.current.isLong = false;
      }}
      onContextMenu={(e) => {
        if (press.current.isLong) e.preventDefault();
      }}
      onPointerDown={onPointerDown}
      onPointerUp={(e) => {
        if (e.pointerType !== 'mouse') letGo();
      }}
      onPointerCancel={letGo}
      onPointerOver={(e) => {
        if (e.pointerType === 'mouse') onLook(card);
      }}
      onPointerLeave={letGo}
      onFocus={(e) => {
        if (e.target.matches(':focus-visible')) onLook(card);
      }}
      onBlur={letGo}
    >
      <CardArt card={card} />
      <span className={styles.name}>{gameWords(lang)(`card.${card}`)}</span>
      {isPlayable || why !== undefined ? <Unseen>{why ?? say('hand.playable')}</Unseen> : undefined}
    </button>
  );
}

/** KBY-4.2: a card already under the deck, in the order in which it will be drawn. */
export function ReturnedCard({
  card,
  order,
  lang,
}: {
  readonly card: Card | null;
  readonly order: number;
  readonly lang: Lang;
}) {
  return (
    <span
      className={styles.returned}
      title={screenWords(lang)('hand.order')}
      data-returned={card ?? undefined}
    >
      {card === null ? <CardBack /> : <CardArt card={card} />}
      <span className={styles.name}>{card === null ? '' : gameWords(lang)(`card.${card}`)}</span>
      <b className={styles.order} data-order="">
        {order}
      </b>
    </span>
  );
}
