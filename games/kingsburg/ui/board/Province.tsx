import type { Event } from '../../src/events.ts';
import { Unseen } from '@four-crowns/ui-kit';
import type { Lang, ScreenProps } from '@four-crowns/ui-kit';
import { memo } from 'react';
import type { Action } from '../../src/actions.ts';
import { BUILDINGS } from '../../src/data.ts';
import type { Building } from '../../src/data.ts';
import type { Player } from '../../src/position.ts';
import type { View } from '../../src/view.ts';
import { WareIcon } from '../art/Good.tsx';
import { Mark } from '../art/Mark.tsx';
import { Facade } from '../art/Medallion.tsx';
import { pointedCells, pointedSeat } from '../model/pointed.ts';
import { factsOf, isSameProvince, plotOf, priceOf } from '../model/province.ts';
import { gameWords, screenWords } from '../words.ts';
import { buildingWords } from './building-words.ts';
import styles from './Province.module.css';
import { whyIdle } from './why-idle.ts';
import type { Taken } from '../model/aim.ts';

interface ProvinceProps extends ScreenProps<View, Action, Event, Taken> {
  readonly owner: number;
  readonly show: (seat: number | undefined) => void;
  /** The one cell of the board that the Tab key reaches. */
  readonly stop: string | undefined;
}

/** One player's sheet: five rows of four. The player can be switched. */
export function Province(props: ProvinceProps) {
  const { view, seat, owner, choices, names, lang, stop, events, pointed } = props;
  const say = screenWords(lang);
  const player = view.players[owner];
  if (player === undefined) return undefined;
  const buildable = owner === seat ? choices.flatMap((c) => (c.type === 'build' ? [c.building] : [])) : [];
  const built = events.flatMap((e) => (e.type === 'build' && e.seat === owner ? [e.building] : []));
  const spoken = pointedSeat(pointed) === owner ? pointedCells(pointed) : [];
  const title = owner === seat ? say('board.own') : say('board.of', { seat: names[owner] ?? '' });
  return (
    <section className={styles.province} aria-label={title} data-owner={owner}>
      <header className={styles.head}>
        <Mark seat={owner} size="1.3rem" />
        <h2 className={styles.title}>{title}</h2>
        <Owners {...props} />
      </header>
      <div className={styles.sheet}>
        {BUILDINGS.map((building) => (
          <Cell
            key={building}
            building={building}
            player={player}
            lang={lang}
            isLit={buildable.includes(building)}
            isNew={built.includes(building)}
            isPointed={spoken.includes(building)}
            isStop={stop === building}
            why={whyIdle(building, owner, props)}
          />
        ))}
      </div>
    </section>
  );
}

function Owners({ view, seat, owner, show, names, lang }: ProvinceProps) {
  const say = screenWords(lang);
  return (
    <div className={styles.owners} role="group" aria-label={say('board.whose')}>
      {view.players.map((_, of) => (
        <button
          key={of}
          type="button"
          aria-pressed={of === owner}
          aria-label={say('board.of', { seat: names[of] ?? '' })}
          title={names[of]}
          onClick={() => show(of === seat ? undefined : of)}
        >
          <Mark seat={of} size="1.2rem" />
        </button>
      ))}
    </div>
  );
}

interface CellProps {
  readonly building: Building;
  readonly player: Player;
  readonly lang: Lang;
  readonly isLit: boolean;
  readonly isNew: boolean;
  readonly isPointed: boolean;
  readonly isStop: boolean;
  /** Why it cannot be built or used now. */
  readonly why: string | undefined;
}

const Cell = memo(
  function Cell({ building, player, lang, isLit, isNew, isPointed, isStop, why }: CellProps) {
    const plot = plotOf(building, player);
    const facts = factsOf(building);
    return (
      <button
        type="button"
        className={styles.cell}
        data-cell={building}
        data-plot={plot}
        data-lit={isLit ? 'match' : undefined}
        data-new={isNew ? '' : undefined}
        data-pointed={isPointed ? '' : undefined}
        tabIndex={isStop ? 0 : -1}
      >
        <span className={styles.facade}>
          <Facade building={building} isPainted={plot === 'standing'} />
        </span>
        <span className={styles.name}>{gameWords(lang)(`building.${building}`)}</span>
        <span className={styles.short} aria-hidden="true">
          {screenWords(lang)(`short.${building}`)}
        </span>
        <span className={styles.points} aria-hidden="true">
          {facts.points}
          <WareIcon ware="points" size="0.95em" />
        </span>
        <span className={styles.price} aria-hidden="true">
          {plot === 'standing'
            ? undefined
            : priceOf(building, player).map(({ good, count, missing }) => (
                <span key={good} data-missing={missing > 0 ? '' : undefined}>
                  {count}
                  <WareIcon ware={good} size="1em" />
                </span>
              ))}
        </span>
        <Unseen>{buildingWords(building, player, lang, why)}</Unseen>
      </button>
    );
  },
  (a, b) =>
    a.lang === b.lang &&
    a.isLit === b.isLit &&
    a.isNew === b.isNew &&
    a.isPointed === b.isPointed &&
    a.isStop === b.isStop &&
    a.why === b.why &&
    isSameProvince(a.player, b.player),
);
