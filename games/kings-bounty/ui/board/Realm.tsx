import type { ReactNode } from 'react';
import { Banner } from '../art/Banner.tsx';
import { LastMark } from '../art/LastMark.tsx';
import { ScoreIcon } from '../art/TitleIcon.tsx';
import type { Props } from '../model/aim.ts';
import { screenWords } from '../words.ts';
import styles from './Board.module.css';

interface RealmProps {
  readonly props: Props;
  readonly of: number;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** The area in front of one player. */
export function Realm({ props, of, isEmpty, children }: RealmProps) {
  const { view, names, seat, lang } = props;
  const say = screenWords(lang);
  const name = names[of] ?? String(of + 1);
  const isOwn = of === seat;
  const label = isOwn ? say('board.own') : say('board.realm', { seat: name });
  return (
    <section
      className={styles.realm}
      aria-label={label}
      data-realm={of}
      data-own={isOwn ? '' : undefined}
      data-turn={view.current === of && view.stage !== 'over' ? '' : undefined}
      style={{ '--seat': `var(--seat-${of})` }}
    >
      <div className={styles.owner}>
        <Banner seat={of} size="1.55rem" />
        <span className={styles.name}>{isOwn ? label : name}</span>
        {view.last === of ? <LastMark label={say('player.last')} /> : undefined}
        <ul className={styles.won} aria-hidden="true">
          {view.standings
            .filter(({ holder }) => holder === of)
            .map(({ title }) => (
              <li key={title}>
                <ScoreIcon label={title} size="1.5rem" />
              </li>
            ))}
        </ul>
      </div>
      <div className={styles.places}>
        {children}
        {isEmpty ? <p className={styles.none}>{say('board.none')}</p> : undefined}
      </div>
    </section>
  );
}
