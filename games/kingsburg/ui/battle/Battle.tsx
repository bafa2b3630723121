import type { Event } from '../../src/events.ts';
import { Button, Unseen } from '@four-crowns/ui-kit';
import type { ScreenProps } from '@four-crowns/ui-kit';
import { Fragment } from 'react';
import type { Action } from '../../src/actions.ts';
import type { View } from '../../src/view.ts';
import { Die } from '../art/Die.tsx';
import { WareIcon } from '../art/Good.tsx';
import { Amounts } from '../art/Goods.tsx';
import { Icon } from '../art/Icon.tsx';
import { Mark } from '../art/Mark.tsx';
import type { Fight, Story } from '../model/battle.ts';
import { ROMAN } from '../model/province.ts';
import { EnemyCard } from '../table/EnemyCard.tsx';
import { gameWords, screenWords } from '../words.ts';
import styles from './Battle.module.css';
import type { Taken } from '../model/aim.ts';

interface BattleProps extends ScreenProps<View, Action, Event, Taken> {
  readonly story: Story;
  /** Undefined while the winter is still going on. */
  readonly close: (() => void) | undefined;
  readonly isWide: boolean;
}

const at = (step: number) => ({ '--step': step });

/** Shows the winter step by step: the enemy, the King's die, then every player's sum, result and consequences. */
export function Battle(props: BattleProps) {
  const { story, close, lang, isWide } = props;
  const say = screenWords(lang);
  const { year, enemy, kingDie, fights } = story;
  return (
    <section
      className={styles.battle}
      aria-label={say('battle.title', { year: ROMAN[year - 1] ?? '' })}
      data-battle={year}
      data-wide={isWide ? '' : undefined}
    >
      <header className={styles.head}>
        <Icon name="winter" size="1.5rem" />
        <h2>{say('battle.title', { year: ROMAN[year - 1] ?? '' })}</h2>
        {close === undefined ? undefined : (
          <Button primary className={styles.close ?? ''} data-action="continue" onClick={close}>
            {say('battle.close')}
          </Button>
        )}
      </header>
      <div className={styles.foe} style={at(0)}>
        <EnemyCard enemy={enemy} lang={lang} />
        {kingDie === undefined ? undefined : (
          <p className={styles.king} style={at(1)}>
            <Die value={kingDie} kind="neutral" size="2.1rem" />
            <span>{say('battle.king', { count: kingDie })}</span>
          </p>
        )}
      </div>
      <ol className={styles.fights}>
        {fights.map((fight, i) => (
          <Line key={fight.seat} {...props} fight={fight} step={2 + i * 2} />
        ))}
      </ol>
    </section>
  );
}

interface LineProps extends BattleProps {
  readonly fight: Fight;
  readonly step: number;
}

function Line({ fight, story, step, names, lang }: LineProps) {
  const say = screenWords(lang);
  const word = gameWords(lang);
  const { seat, soldiers, bonuses, strength, result, gained, lost, destroyed, isStrongest } = fight;
  const foe = story.enemy?.strength ?? 0;
  return (
    <li className={styles.fight} data-result={result ?? 'pending'} style={at(step)}>
      <span className={styles.who}>
        <Mark seat={seat} size="1.5rem" />
        <b>{names[seat]}</b>
      </span>
      <span className={styles.sum}>
        <span title={say('battle.soldiers', { count: soldiers })}>
          <WareIcon ware="soldiers" size="1.15em" />
          {soldiers}
          <Unseen>{say('battle.soldiers', { count: soldiers })}</Unseen>
        </span>
        {story.kingDie === undefined ? undefined : (
          <span title={say('battle.king', { count: story.kingDie })}>
            <i>+</i>
            <Icon name="king" size="1.05em" />
            {story.kingDie}
          </span>
        )}
        {bonuses.map(({ building, worth }) => (
          <span key={building} title={word(`building.${building}`)}>
            <i>{worth < 0 ? '−' : '+'}</i>
            <Icon name={building} size="1.05em" />
            {Math.abs(worth)}
            <Unseen>{word(`building.${building}`)}</Unseen>
          </span>
        ))}
        <b className={styles.total}>= {strength}</b>
      </span>
      <span className={styles.versus} aria-hidden="true">
        {strength > foe ? '>' : strength < foe ? '<' : '='} {foe}
      </span>
      <span className={styles.result} style={at(step + 1)}>
        <strong>{result === undefined ? '…' : word(`result.${result}`)}</strong>
        <span className={styles.came}>
          <Came of={gained} sign="+" label={say('battle.gained')} />
          <Came of={lost} sign="−" label={say('battle.lost')} />
          {destroyed.map((building) => (
            <span
              key={building}
              className={styles.fell}
              title={say('battle.fell', { building: word(`building.${building}`) })}
            >
              <Icon name={building} size="1.2em" />
              {word(`building.${building}`)}
            </span>
          ))}
          {isStrongest ? (
            <span className={styles.strongest} title={say('battle.strongest')}>
              <Icon name="reward" size="1.15em" />
              <Unseen>{say('battle.strongest')}</Unseen>
            </span>
          ) : undefined}
        </span>
      </span>
    </li>
  );
}

function Came({
  of,
  sign,
  label,
}: {
  readonly of: Fight['gained'];
  readonly sign: string;
  readonly label: string;
}) {
  const isAny = of.gold + of.wood + of.stone + of.points !== 0;
  if (!isAny) return <Fragment />;
  return (
    <span className={styles.amount}>
      <Unseen>{label}</Unseen>
      {sign}
      <Amounts of={{ ...of }} size="1.1em" />
    </span>
  );
}
