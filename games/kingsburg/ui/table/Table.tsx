import type { Event } from '../../src/events.ts';
import { Panel, Unseen } from '@four-crowns/ui-kit';
import type { ScreenProps } from '@four-crowns/ui-kit';
import type { Action } from '../../src/actions.ts';
import { PHASES, STRENGTH_RANGES } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { Icon } from '../art/Icon.tsx';
import { Mark } from '../art/Mark.tsx';
import { isEnemyToCome } from '../model/enemy.ts';
import { ROMAN } from '../model/province.ts';
import { gameWords, screenWords } from '../words.ts';
import { EnemyCard } from './EnemyCard.tsx';
import styles from './Table.module.css';
import type { Taken } from '../model/aim.ts';

/** Years and phases, the turn order, and what is known of the enemy. */
export function Table(props: ScreenProps<View, Action, Event, Taken>) {
  return (
    <Panel label={screenWords(props.lang)('table.label')} className={styles.table}>
      <Years {...props} />
      <Calendar {...props} />
      <Order {...props} />
      {isEnemyToCome(props.view) ? <Enemy {...props} /> : undefined}
    </Panel>
  );
}

function Years({ view, lang }: ScreenProps<View, Action, Event, Taken>) {
  const say = screenWords(lang);
  return (
    <ol className={styles.years} aria-label={say('table.years')}>
      {STRENGTH_RANGES.map(([least, most], i) => (
        <li
          key={i}
          aria-current={view.year === i + 1 ? 'step' : undefined}
          data-past={view.year > i + 1 ? '' : undefined}
          title={say('table.range', { year: ROMAN[i] ?? '', least, most })}
        >
          <b>{ROMAN[i]}</b>
          <span aria-hidden="true">
            {least}–{most}
          </span>
          <Unseen>{say('table.range', { year: ROMAN[i] ?? '', least, most })}</Unseen>
        </li>
      ))}
    </ol>
  );
}

const CALENDAR = PHASES.filter((phase) => phase !== 'set_up');

/** KBG-2.1: four seasons, each with an event and a harvest or the battle. */
function Calendar({ view, lang }: ScreenProps<View, Action, Event, Taken>) {
  const word = gameWords(lang);
  const now = PHASES.indexOf(view.phase);
  return (
    <div className={styles.calendar}>
      <ol aria-label={screenWords(lang)('table.calendar')}>
        {CALENDAR.map((phase, i) => (
          <li
            key={phase}
            aria-current={view.phase === phase ? 'step' : undefined}
            data-past={now > i + 1 ? '' : undefined}
            data-season={i % 2 === 1 ? '' : undefined}
            title={word(`phase.${phase}`)}
          >
            <Icon name={phase} size="1.15rem" />
            <Unseen>{word(`phase.${phase}`)}</Unseen>
          </li>
        ))}
      </ol>
      <p className={styles.phase}>{word(`phase.${view.phase}`)}</p>
    </div>
  );
}

function Order({ view, names, lang }: ScreenProps<View, Action, Event, Taken>) {
  const say = screenWords(lang);
  if (view.order.length === 0) return undefined;
  const hasPassed = (seat: number) => view.stage === 'influence' && view.passed.includes(seat);
  return (
    <section className={styles.part}>
      <h3>{say('table.order')}</h3>
      <ol className={styles.order}>
        {view.order.map((seat, place) => (
          <li
            key={seat}
            data-current={view.current === seat ? '' : undefined}
            data-passed={hasPassed(seat) ? '' : undefined}
            title={hasPassed(seat) ? `${names[seat]} (${say('table.passed')})` : names[seat]}
          >
            <span aria-hidden="true">{place + 1}</span>
            <Mark seat={seat} size="1.45rem" />
            <Unseen>
              {names[seat]} {hasPassed(seat) ? say('table.passed') : ''}
            </Unseen>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Enemy({ view, seat, names, lang }: ScreenProps<View, Action, Event, Taken>) {
  const say = screenWords(lang);
  const [least, most] = view.range;
  const isPrivate = view.enemy !== null && !view.revealed;
  const others = view.revealed ? [] : view.peeked.filter((other) => other !== seat);
  return (
    <section className={styles.part}>
      <h3>
        {say('table.enemy')} <span className={styles.range}>{say('table.strength', { least, most })}</span>
      </h3>
      <EnemyCard enemy={view.enemy ?? undefined} lang={lang} />
      {isPrivate ? <p className={styles.secret}>{say('table.secret')}</p> : undefined}
      {others.length === 0 ? undefined : (
        <p className={styles.peeked}>
          <Icon name="peek" size="1.1em" />
          {say('table.peeked', { list: others.map((other) => names[other] ?? '').join(', ') })}
        </p>
      )}
    </section>
  );
}
