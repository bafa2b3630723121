import { Coin, CountUp, Unseen } from '@four-crowns/ui-kit';
import { CardBack } from '../art/CardBack.tsx';
import { CardFace } from '../art/CardFace.tsx';
import { LastMark } from '../art/LastMark.tsx';
import { TitleBack } from '../art/TitleIcon.tsx';
import { homeOf } from '../board/use-flights.ts';
import type { Props } from '../model/aim.ts';
import { totalOf } from '@four-crowns/ui-kit/words.ts';
import { gameWords, screenWords } from '../words.ts';
import styles from './Player.module.css';

/** What is public about one player; shown inside the frame's plate. */
export function Player(props: Props & { readonly of: number }) {
  const { view, of, seat, scores, lang, speed } = props;
  const say = screenWords(lang);
  const word = gameWords(lang);
  const cards = view.handSizes[of] ?? 0;
  const points = totalOf(scores, of);
  const hasPrivate = view.options.expert && view.titlesDealt > of && view.privateTitles[of] === null;
  const known = of === seat ? [] : (view.known[of] ?? []);
  return (
    // The viewer's own cards fly to the hand instead.
    <div className={styles.player} {...(of === seat ? {} : homeOf(of))}>
      <span className={styles.count} title={say('player.points', { count: points })}>
        <Coin size="1.2rem" />
        <b aria-hidden="true">
          <CountUp value={points} speed={speed} tells />
        </b>
        <Unseen>{say('player.points', { count: points })}</Unseen>
      </span>
      <span className={styles.count} title={say('player.hand', { count: cards })}>
        <span className={styles.back}>
          <CardBack />
        </span>
        <b aria-hidden="true">{cards}</b>
        <Unseen>{say('player.hand', { count: cards })}</Unseen>
      </span>
      {known.length === 0 ? undefined : (
        <ul className={styles.known}>
          {known.map((card, i) => {
            const said = say('player.known', { card: word(`card.${card}`) });
            return (
              <li key={i} title={said}>
                <CardFace card={card} />
                <Unseen>{said}</Unseen>
              </li>
            );
          })}
        </ul>
      )}
      <span className={styles.marks}>
        {hasPrivate ? <TitleBack label={say('player.private')} /> : undefined}
        {view.last === of ? <LastMark label={say('player.last')} /> : undefined}
      </span>
    </div>
  );
}
