import { Panel } from '@four-crowns/ui-kit';
import { Mark } from './Mark.tsx';
import styles from './Screen.module.css';
import { screenWords } from './words.ts';
import type { Props } from './words.ts';

/** What is public: the prizes still to come, and which cards each player still holds. */
export function Table({ view, names, lang }: Props) {
  const say = screenWords(lang);
  const list = (cards: readonly number[]): string =>
    cards.length === 0 ? say('table.none') : cards.join(' ');
  return (
    <Panel label={say('table.left')} className={styles.table}>
      <h3>{say('table.left')}</h3>
      <p data-left={view.left.length}>{list(view.left)}</p>
      <h3>{say('table.played')}</h3>
      <ul>
        {names.map((name, seat) => (
          <li key={seat}>
            <span className={styles.name}>
              <Mark seat={seat} /> {name}
            </span>
            <span>{list(view.hands[seat] ?? [])}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
