import { CountUp, Unseen } from '@four-crowns/ui-kit';
import type { Lang } from '@four-crowns/ui-kit';
import type { Player } from '../../src/position.ts';
import { WareIcon } from '../art/Good.tsx';
import { stockPlace } from '../board/places.ts';
import { screenWords } from '../words.ts';
import styles from './Stock.module.css';

const WARES = ['points', 'gold', 'wood', 'stone', 'plus_two', 'soldiers'] as const;
const FIELD = {
  points: 'points',
  gold: 'gold',
  wood: 'wood',
  stone: 'stone',
  plus_two: 'plusTwo',
  soldiers: 'soldiers',
} as const;

interface Props {
  readonly player: Player;
  readonly seat: number;
  readonly lang: Lang;
  readonly speed: number;
  readonly isLarge?: boolean;
  /** In two rows of three. */
  readonly isTight?: boolean;
}

/** Points, goods, tokens and soldiers of one player, in one line. */
export function Stock({ player, seat, lang, speed, isLarge = false, isTight = false }: Props) {
  const say = screenWords(lang);
  return (
    <ul
      className={styles.stock}
      data-large={isLarge ? '' : undefined}
      data-tight={isTight ? '' : undefined}
      {...stockPlace(seat)}
    >
      {WARES.map((ware) => {
        const count = player[FIELD[ware]];
        const label = say(`ware.${ware}`, { count });
        return (
          <li key={ware} data-ware={ware} data-none={count === 0 ? '' : undefined} title={label}>
            <WareIcon ware={ware} />
            <b aria-hidden="true">
              <CountUp value={count} speed={speed} tells={isLarge} />
            </b>
            <Unseen>{label}</Unseen>
          </li>
        );
      })}
    </ul>
  );
}
