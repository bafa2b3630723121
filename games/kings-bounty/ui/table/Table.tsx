import { Coin, CountUp, Panel, Unseen } from '@four-crowns/ui-kit';
import { Banner } from '../art/Banner.tsx';
import { ScoreIcon } from '../art/TitleIcon.tsx';
import type { Props } from '../model/aim.ts';
import { readChosen, writeChosen } from '../model/chosen.ts';
import { totalOf } from '@four-crowns/ui-kit/words.ts';
import { screenWords } from '../words.ts';
import { Discards } from './Discards.tsx';
import styles from './Table.module.css';
import { TitleRow } from './TitleRow.tsx';

/** Up to this many titles are shown with generous spacing. */
const ROOMY = 7;

/** Titles and who leads them, what obelisks bring, the points, and the discards. */
export function Table(props: Props) {
  const { view, scores, names, lang, speed, chosen, choose } = props;
  const say = screenWords(lang);
  const { taken, looked } = readChosen(chosen);
  const obelisks = scores.find(({ label }) => label === 'obelisks')?.points ?? [];
  return (
    <Panel
      label={say('table.label')}
      className={`${styles.table} ${view.standings.length > ROOMY ? styles.many : ''}`}
    >
      <ul>
        {view.standings.map((standing) => (
          <TitleRow
            key={standing.title}
            standing={standing}
            isHidden={
              standing.privateOf !== null &&
              !view.turnedUp.includes(standing.privateOf) &&
              view.stage !== 'over'
            }
            isLooked={looked === standing.title}
            names={names}
            lang={lang}
            onLook={(title) => {
              if (title !== looked) choose(writeChosen({ taken, looked: title }));
            }}
          />
        ))}
      </ul>
      <div className={styles.sum} title={say('table.obelisksHelp')}>
        <ScoreIcon label="obelisks" size="1.5rem" />
        <Unseen>{say('table.obelisks')}</Unseen>
        <Points points={obelisks} names={names} speed={speed} />
      </div>
      <div className={`${styles.sum} ${styles.total}`} title={say('table.house')}>
        <Coin size="1.5rem" />
        <Unseen>{say('table.total')}</Unseen>
        <Points points={names.map((_, seat) => totalOf(scores, seat))} names={names} speed={speed} />
      </div>
      <Discards view={view} lang={lang} />
    </Panel>
  );
}

function Points({
  points,
  names,
  speed,
}: {
  readonly points: readonly number[];
  readonly names: readonly string[];
  readonly speed: number;
}) {
  const most = Math.max(...points);
  return (
    <ul className={styles.points}>
      {points.map((count, seat) => (
        <li key={seat} data-most={count === most && points.some((p) => p < most) ? '' : undefined}>
          <Banner seat={seat} size="1.1rem" />
          <Unseen>{names[seat]}</Unseen>
          <CountUp value={count} speed={speed} />
        </li>
      ))}
    </ul>
  );
}
