import { Unseen } from '@four-crowns/ui-kit';
import { Card } from './Card.tsx';
import { Mark } from './Mark.tsx';
import styles from './Screen.module.css';
import { lastShown } from './speak.ts';
import { screenWords } from './words.ts';
import type { Props } from './words.ts';

/** The prize in the middle, everybody's bid below it, and what the round before has shown. */
export function Board({ view, names, lang, recent }: Props) {
  const say = screenWords(lang);
  const isOver = view.prompt.type === 'over';
  const last = lastShown(recent);
  return (
    <section aria-label={say('board.label')} tabIndex={0} className={styles.board} data-prize={view.prize}>
      <div className={styles.prize}>
        <h2>{say('board.prize')}</h2>
        <span className={styles.big}>
          <Card shows={view.prize ?? undefined} />
        </span>
        <p>
          {view.prize === null
            ? say(isOver ? 'board.over' : 'board.next')
            : say('board.worth', { worth: view.prize + view.carried })}
        </p>
        {view.carried > 0 ? <p>{say('board.carried', { carried: view.carried })}</p> : undefined}
      </div>
      <ul aria-label={say('board.bids')} className={styles.bids}>
        {names.map((name, seat) => {
          const bid = view.bids[seat] ?? undefined;
          const shown = last.get(seat);
          return (
            <li key={seat} data-bid={bid}>
              <span className={styles.name}>
                <Mark seat={seat} /> {name}
              </span>
              <Card shows={bid} />
              <Unseen>
                {bid === undefined ? say('board.thinking') : bid === 'hidden' ? say('board.hidden') : bid}
              </Unseen>
              <small>{shown === undefined ? '' : `${say('board.last')}: ${shown}`}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
