import { Unseen } from '@four-crowns/ui-kit';
import type { Lang } from '@four-crowns/ui-kit';
import { memo } from 'react';
import type { View } from '../../src/view.ts';
import { CardFace } from '../art/CardFace.tsx';
import { discardsOf } from '../speak.ts';
import { gameWords, screenWords } from '../words.ts';
import styles from './Table.module.css';

/** KBY-2.6: cards that have left the game are public. */
export const Discards = memo(function Discards({ view, lang }: { readonly view: View; readonly lang: Lang }) {
  const say = screenWords(lang);
  const word = gameWords(lang);
  const discards = discardsOf(view);
  const sum = discards.reduce((all, { count }) => all + count, 0);
  return (
    <section className={styles.discards} aria-label={say('table.discards')}>
      <h3>
        {say('table.discards')} <b>{sum}</b>
      </h3>
      <ul>
        {discards.map(({ card, count }) => (
          <li key={card} title={say('table.times', { card: word(`card.${card}`), count })}>
            <CardFace card={card} />
            <Unseen>{word(`card.${card}`)}</Unseen>
            {count > 1 ? <span>{count}</span> : undefined}
          </li>
        ))}
      </ul>
    </section>
  );
});
