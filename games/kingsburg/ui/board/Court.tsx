import type { Event } from '../../src/events.ts';
import { Unseen } from '@four-crowns/ui-kit';
import type { Lang, ScreenProps } from '@four-crowns/ui-kit';
import { memo } from 'react';
import type { Action } from '../../src/actions.ts';
import type { Advisor } from '../../src/data.ts';
import type { Group } from '../../src/position.ts';
import type { View } from '../../src/view.ts';
import { Die } from '../art/Die.tsx';
import { WareIcon } from '../art/Good.tsx';
import { Icon } from '../art/Icon.tsx';
import { Mark } from '../art/Mark.tsx';
import { Portrait } from '../art/Medallion.tsx';
import type { Light, Taken } from '../model/aim.ts';
import { groupsAt, ROWS, valueOf } from '../model/court.ts';
import { isEnemyToCome } from '../model/enemy.ts';
import { pointedCells } from '../model/pointed.ts';
import { ROMAN } from '../model/province.ts';
import { gameWords, screenWords } from '../words.ts';
import { Banners } from './Banners.tsx';
import styles from './Court.module.css';
import { Gifts } from './Gifts.tsx';
import { groupWords } from './group-words.ts';

interface CourtProps extends ScreenProps<View, Action, Event, Taken> {
  readonly lights: ReadonlyMap<Advisor, Light>;
  /** The one cell of the board that the Tab key reaches. */
  readonly stop: string | undefined;
  readonly help: string;
  readonly isWide: boolean;
}

const FROM_THE_TOP = ROWS.toReversed();

/** The eighteen advisors by rank, and the dice on them. */
export function Court(props: CourtProps) {
  const { view, lang, help, isWide, lights, stop, names } = props;
  const spoken = pointedCells(props.pointed);
  const [least, most] = view.range;
  return (
    <div
      className={styles.court}
      role="group"
      aria-label={screenWords(lang)('board.court')}
      aria-describedby={help}
      data-asked={props.lights.size > 0 ? '' : undefined}
    >
      <Carpet />
      {isWide ? (
        <Banners
          left={{
            icon: view.phase === 'set_up' ? 'king' : view.phase,
            text: ROMAN[view.year - 1] ?? '',
          }}
          right={
            isEnemyToCome(view)
              ? {
                  icon: view.enemy?.race ?? 'soldier',
                  text: view.enemy === null ? `${least}–${most}` : String(view.enemy.strength),
                }
              : undefined
          }
        />
      ) : undefined}
      {FROM_THE_TOP.map((row) => (
        <div key={row[0]} className={styles.row}>
          {row.map((advisor) => (
            <AdvisorCard
              key={advisor}
              advisor={advisor}
              groups={groupsAt(view, advisor)}
              light={lights.get(advisor)}
              isStop={stop === advisor}
              isHelping={view.helping?.advisor === advisor}
              isPointed={spoken.includes(advisor)}
              names={names}
              lang={lang}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** From the throne down to the door. */
function Carpet() {
  return (
    <svg className={styles.carpet} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M41 0h18l11 100H30z" fill="var(--kbg-carpet)" opacity=".5" />
      <path
        d="M42.5 0L32.5 100M57.5 0l10 100"
        fill="none"
        stroke="var(--kbg-carpet-edge)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

interface CardProps {
  readonly advisor: Advisor;
  readonly groups: readonly Group[];
  readonly light: Light | undefined;
  readonly isStop: boolean;
  readonly isHelping: boolean;
  readonly isPointed: boolean;
  readonly names: readonly string[];
  readonly lang: Lang;
}

const AdvisorCard = memo(
  function AdvisorCard({ advisor, groups, light, isStop, isHelping, isPointed, names, lang }: CardProps) {
    const word = gameWords(lang);
    const say = screenWords(lang);
    const name = word(`advisor.${advisor}`);
    return (
      <button
        type="button"
        className={styles.advisor}
        data-cell={advisor}
        data-lit={light}
        data-taken={groups.length > 0 ? groups.length : undefined}
        data-helping={isHelping ? '' : undefined}
        data-pointed={isPointed ? '' : undefined}
        tabIndex={isStop ? 0 : -1}
      >
        <span className={styles.portrait}>
          <Portrait advisor={advisor} />
          <span className={styles.number}>{valueOf(advisor)}</span>
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.gift}>
          <Gifts advisor={advisor} />
        </span>
        <Unseen>
          {[
            word(`advisorHelp.${advisor}`),
            ...groups.map((group) => groupWords(group, names, lang)),
            ...(light === undefined ? [] : [say(`board.${light}`)]),
            ...(isHelping ? [say('board.helping')] : []),
          ].join(' ')}
        </Unseen>
        {groups.length === 0 ? undefined : (
          <span className={styles.groups} aria-hidden="true">
            {groups.map((group, i) => (
              <Lying key={i} group={group} />
            ))}
          </span>
        )}
      </button>
    );
  },
  (a, b) =>
    a.light === b.light &&
    a.isStop === b.isStop &&
    a.isHelping === b.isHelping &&
    a.isPointed === b.isPointed &&
    a.names === b.names &&
    a.lang === b.lang &&
    JSON.stringify(a.groups) === JSON.stringify(b.groups),
);

function Lying({ group }: { readonly group: Group }) {
  const { seat, dice, white, plusTwo, market, envoy } = group;
  return (
    <span className={styles.group} data-seat={seat ?? 'neutral'}>
      {seat === null ? undefined : <Mark seat={seat} size="1em" />}
      {dice.map((value, i) => (
        <Die
          key={`d${i}`}
          value={value}
          kind={seat === null ? 'neutral' : 'coloured'}
          seat={seat ?? undefined}
          size="1.18em"
        />
      ))}
      {white.map((value, i) => (
        <Die key={`w${i}`} value={value} kind="white" seat={seat ?? undefined} size="1.18em" />
      ))}
      {plusTwo ? <WareIcon ware="plus_two" size="1.18em" /> : undefined}
      {market === 0 ? undefined : <b className={styles.market}>{market > 0 ? '+1' : '−1'}</b>}
      {envoy ? <Icon name="envoy" size="1.1em" /> : undefined}
    </span>
  );
}
