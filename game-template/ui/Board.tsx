import { Unseen } from '@four-crowns/ui-kit';
import { Card } from './Card.tsx';
import { Mark } from './Mark.tsx';
import styles from './Screen.module.css';
import { lastShown } from './speak.ts';
import { screenWords } from './words.ts';
import type { Props } from './words.ts';

/** The prize, everyone's bid for it, and what was revealed in the previous round. */
export function Board({ view, names, lang, recent }: Props) {
  const say = screenWords(lang);
  const isOver = view.prompt.type === 'over';
  const last = lastShown(recent);
  return (
    <section aria-label={say('board.label')} tabIndex={0} className={styles.board}>
      <div className={styles.mat}>
        <div className={styles.prize}>
          <h2>{say('board.prize')}</h2>
          <Card shows={view.prize ?? undefined} />
          <p>
            {view.prize === null
              ? say(isOver ? 'board.over' : 'board.next')
              : say('board.worth', { worth: view.prize + view.carried })}
            {view.carried > 0 ? <small>{say('board.carried', { carried: view.carried })}</small> : undefined}
          </p>
        </div>
        <ul aria-label={say('board.bids')} className={styles.bids}>
          {names.map((name, seat) => {
            const bid = view.bids[seat] ?? undefined;
            const shown = last.get(seat);
            const said =
              typeof bid === 'number' ? bid : say(bid === 'hidden' ? 'board.hidden' : 'board.none');
            return (
              <li key={seat}>
                <span className={styles.name}>
                  <Mark seat={seat} /> <span className={styles.who}>{name}</span>
                </span>
                <Card shows={bid} />
                <Unseen>{said}</Unseen>
                <small>{shown === undefined ? '' : say('board.last', { card: shown })}</small>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
