import type { Event } from '../../src/events.ts';
import { Coin, CountUp, Panel, Unseen } from '@four-crowns/ui-kit';
import type { Lang, ScreenProps } from '@four-crowns/ui-kit';
import { memo } from 'react';
import type { Action } from '../../src/actions.ts';
import type { Objective } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { HouseMark } from '../art/House.tsx';
import { hexNumber, slotOf } from '../model/map.ts';
import { totalOf } from '@four-crowns/ui-kit/words.ts';
import { gameWords, screenWords } from '../words.ts';
import { Piles } from './Piles.tsx';
import { CastleMark, ScoreIcon } from './ScoreIcon.tsx';
import styles from './Table.module.css';

interface LineProps {
  readonly points: readonly number[];
  readonly names: readonly string[];
  readonly speed: number;
  readonly lang: Lang;
}

/** One number per seat under its house; the highest is highlighted. */
const Points = memo(function Points({ points, names, speed, lang }: LineProps) {
  const say = screenWords(lang);
  const most = Math.max(...points);
  const isAhead = (count: number) => count === most && points.some((other) => other < most);
  return (
    <ul className={styles.points}>
      {points.map((count, seat) => (
        <li key={seat} data-most={isAhead(count) ? '' : undefined}>
          <HouseMark seat={seat} />
          <CountUp value={count} speed={speed} tells />
          <Unseen>
            {names[seat]}, {say('table.gold', { count })}
          </Unseen>
        </li>
      ))}
    </ul>
  );
}, isSameLine);

/** Every view has new lists, so their contents are compared. */
function isSameLine(before: LineProps, after: LineProps): boolean {
  return (
    before.names === after.names &&
    before.lang === after.lang &&
    before.speed === after.speed &&
    before.points.every((count, seat) => count === after.points[seat])
  );
}

interface HeadProps {
  readonly card: Objective;
  readonly note: string | undefined;
  readonly lang: Lang;
}

const Head = memo(function Head({ card, note, lang }: HeadProps) {
  const word = gameWords(lang);
  return (
    <div className={styles.head}>
      <ScoreIcon label={card} size="2.9rem" />
      <div>
        <h3 className={styles.title}>{word(`objective.${card}`)}</h3>
        <p className={styles.help}>
          {word(`objectiveHelp.${card}`)}
          {note === undefined ? undefined : <em> {note}</em>}
        </p>
      </div>
    </div>
  );
});

/** KB-6.9: explains why the Lords score before anything is built. */
function noteOn(card: Objective, view: View, lang: Lang): string | undefined {
  if (card !== 'lords' || !view.options.lordsZeroCounts) return undefined;
  const settled = new Set(view.settlements.flat().map((hex) => slotOf(hexNumber(hex))));
  return settled.size < view.board.length ? gameWords(lang)('objectiveNote.emptySector') : undefined;
}

export function Table({ view, scores, names, lang, speed }: ScreenProps<View, Action, Event, string>) {
  const say = screenWords(lang);
  const line = (label: string) => scores.find((l) => l.label === label)?.points ?? names.map(() => 0);
  return (
    <Panel label={say('table.label')} className={styles.table}>
      {view.objectives.map((card) => (
        <section key={card} className={styles.card} aria-label={gameWords(lang)(`objective.${card}`)}>
          <Head card={card} note={noteOn(card, view, lang)} lang={lang} />
          <Points points={line(card)} names={names} speed={speed} lang={lang} />
        </section>
      ))}
      <section className={styles.sum} aria-label={say('table.castles')}>
        <h3 className={styles.small} title={say('table.castlesHelp')}>
          <CastleMark /> {say('table.castles')}
        </h3>
        <Points points={line('castles')} names={names} speed={speed} lang={lang} />
      </section>
      <section className={`${styles.sum} ${styles.total}`} aria-label={say('table.total')}>
        <h3 className={styles.small}>
          <Coin /> {say('table.total')}
        </h3>
        <Points
          points={names.map((_, seat) => totalOf(scores, seat))}
          names={names}
          speed={speed}
          lang={lang}
        />
      </section>
      <Piles view={view} lang={lang} />
    </Panel>
  );
}
