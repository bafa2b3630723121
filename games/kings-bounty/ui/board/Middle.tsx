import { Unseen } from '@four-crowns/ui-kit';
import { Banner } from '../art/Banner.tsx';
import { CardBack } from '../art/CardBack.tsx';
import { CardFace } from '../art/CardFace.tsx';
import { Crest } from '../art/Crest.tsx';
import type { Aim, Props } from '../model/aim.ts';
import { foremost, queueOf } from '../model/queue.ts';
import { discardsOf } from '../speak.ts';
import { gameWords, screenWords } from '../words.ts';
import styles from './Middle.module.css';
import type { Reading } from './read.ts';

interface MiddleProps {
  readonly props: Props;
  readonly aim: Aim;
  readonly reading: Reading;
  readonly isNarrow: boolean;
  readonly isCursor: boolean;
  readonly onDeck: () => void;
}

/** The most returned cards shown beside the deck; any more are given as a number. */
const MOST_QUEUED = { wide: 8, narrow: 5 };

/** Between the players: the deck with the cards returned to it, the discards, and the explanatory line. */
export function Middle({ props, aim, reading, isNarrow, isCursor, onDeck }: MiddleProps) {
  const { view, names, lang } = props;
  const say = screenWords(lang);
  const word = gameWords(lang);
  const most = isNarrow ? MOST_QUEUED.narrow : MOST_QUEUED.wide;
  const queue = foremost(queueOf(view), most);
  const left = view.queue.length - queue.reduce((sum, { count }) => sum + count, 0);
  const discarded = discardsOf(view);
  const discards = discarded.reduce((sum, { count }) => sum + count, 0);
  const isLit = aim.canReturn && (aim.taken !== undefined || aim.isReturning);
  const label = [
    say('deck.cards', { count: view.deck }),
    ...(view.queue.length > 0 ? [say('deck.returned', { count: view.queue.length })] : []),
    ...(isLit && aim.taken !== undefined ? [say('deck.under', { card: word(`card.${aim.taken}`) })] : []),
  ].join(', ');
  return (
    <div className={styles.middle} data-narrow={isNarrow ? '' : undefined}>
      <button
        type="button"
        className={styles.deck}
        data-item="deck"
        data-deck=""
        data-lit={isLit ? '' : undefined}
        data-empty={view.deck === 0 ? '' : undefined}
        tabIndex={isCursor ? 0 : -1}
        aria-label={label}
        title={label}
        onClick={onDeck}
      >
        <CardBack />
        <b>{view.deck}</b>
      </button>
      {view.queue.length === 0 ? undefined : (
        <ul className={styles.queue} aria-label={say('deck.queue')}>
          {queue.map(({ seat: of, card, count }, i) => {
            const said =
              card === null
                ? say('deck.queued', { seat: names[of] ?? String(of + 1), count })
                : say('deck.yours', { card: word(`card.${card}`) });
            return (
              <li key={i} title={said} data-queue={card ?? undefined}>
                {card === null ? <CardBack /> : <CardFace card={card} />}
                <Banner seat={of} size="0.9rem" />
                {count > 1 ? <b aria-hidden="true">{count}</b> : undefined}
                <Unseen>{said}</Unseen>
              </li>
            );
          })}
          {left > 0 ? <li className={styles.more}>+{left}</li> : undefined}
        </ul>
      )}
      <p className={styles.reading} aria-hidden="true">
        {reading.head === '' ? undefined : <b>{reading.head}</b>}
        <span>{reading.text}</span>
      </p>
      {view.removed.length === 0 ? undefined : (
        <ul
          className={styles.removed}
          aria-label={say('deck.removedShort')}
          title={say('deck.removed', { list: view.removed.map((n) => word(`nation.${n}`)).join(', ') })}
        >
          {view.removed.map((nation) => (
            <li key={nation}>
              <Crest faction={nation} />
              <Unseen>{word(`nation.${nation}`)}</Unseen>
            </li>
          ))}
          <li className={styles.small} aria-hidden="true">
            {say('deck.removedShort')}
          </li>
        </ul>
      )}
      <div className={styles.discard} data-discard="" title={say('deck.discards', { count: discards })}>
        <span className={styles.heap}>
          {discarded.slice(-3).map(({ card }) => (
            <CardFace key={card} card={card} />
          ))}
        </span>
        <b aria-hidden="true">{discards}</b>
        <span className={styles.small} aria-hidden="true">
          {say('deck.discardsShort')}
        </span>
        <Unseen>{say('deck.discards', { count: discards })}</Unseen>
      </div>
    </div>
  );
}
