import { Coin, CountUp, Unseen } from '@four-crowns/ui-kit';
import { Card } from './Card.tsx';
import styles from './Screen.module.css';
import { screenWords } from './words.ts';
import type { Props } from './words.ts';

/** A player's points, and whether there is a bid. */
export function Player({ view, of, lang, speed }: Props & { readonly of: number }) {
  const say = screenWords(lang);
  const points = view.points[of] ?? 0;
  const hasBid = typeof view.bids[of] === 'number' || view.bids[of] === 'hidden';
  return (
    <div className={styles.player}>
      <Coin size="1.2rem" />
      <b aria-hidden="true">
        <CountUp value={points} speed={speed} tells />
      </b>
      <Unseen>{say('player.points', { points })}</Unseen>
      {hasBid ? (
        <span className={styles.small} title={say('player.bid')}>
          <Card shows="hidden" />
          <Unseen>{say('player.bid')}</Unseen>
        </span>
      ) : undefined}
    </div>
  );
}
