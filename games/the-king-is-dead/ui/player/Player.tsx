import type { Event } from '../../src/events.ts';
import { Unseen } from '@four-crowns/ui-kit';
import type { ScreenProps } from '@four-crowns/ui-kit';
import type { Action } from '../../src/actions.ts';
import { TEAMS } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { CardBack, CardMark } from '../art/CardMark.tsx';
import { SealMark } from '../art/Disc.tsx';
import { courtPlace } from '../board/use-flights.ts';
import { courtWords } from '../speak.ts';
import { gameWords, screenWords } from '../words.ts';
import { topOf } from '../model/piles.ts';
import { Court } from './Court.tsx';
import styles from './Player.module.css';
import type { Picks } from '../model/guide.ts';

interface PlayerProps extends ScreenProps<View, Action, Event, Picks> {
  readonly of: number;
}

/** What is public about one player: court, cards left, the top of the pile, the disc. */
export function Player({ view, of, lang, speed }: PlayerProps) {
  const say = screenWords(lang);
  const word = gameWords(lang);
  const court = view.courts[of];
  if (court === undefined) return undefined;
  const top = topOf(view, of);
  const left = view.handSizes[of] ?? 0;
  const plot = view.plot?.seat === of ? view.plot.faction : undefined;
  const topWords = top === undefined ? say('player.noTop') : say('player.top', { card: word(`card.${top}`) });
  return (
    <div className={styles.player} data-team={view.seats === 4 ? of % TEAMS : undefined}>
      <span
        className={styles.court}
        {...courtPlace(of)}
        title={say('player.court', { list: courtWords(court, lang) })}
      >
        <Court court={court} plot={plot} speed={speed} />
        <Unseen>{say('player.court', { list: courtWords(court, lang) })}</Unseen>
        {plot === undefined ? undefined : (
          <Unseen>{say('player.plot', { faction: word(`faction.${plot}`) })}</Unseen>
        )}
      </span>
      {view.seats === 4 ? (
        <Unseen>{say('player.team', { team: of % TEAMS === 0 ? 'first' : 'second' })}</Unseen>
      ) : undefined}
      <span className={styles.rest}>
        <span className={styles.cards} title={say('player.hand', { count: left })}>
          <CardBack size="1.35rem" />
          <b aria-hidden="true">{left}</b>
          <Unseen>{say('player.hand', { count: left })}</Unseen>
        </span>
        <span className={styles.top} title={topWords}>
          {top === undefined ? <i /> : <CardMark card={top} size="1.55rem" />}
          <Unseen>{topWords}</Unseen>
        </span>
        {view.ownDiscs[of] === true ? (
          <span className={styles.seal} title={say('player.disc')}>
            <SealMark size="1.3rem" />
            <Unseen>{say('player.disc')}</Unseen>
          </span>
        ) : undefined}
      </span>
    </div>
  );
}
