import { CountUp } from '@four-crowns/ui-kit';
import type { Crown } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { PieceMark } from '../art/Piece.tsx';
import styles from './Player.module.css';

interface CourtProps {
  readonly court: View['courts'][number];
  /** TKD-8.5: what Plot counts as once it is revealed. */
  readonly plot?: Crown | undefined;
  readonly speed: number;
}

/** Three numbers, with their meaning for screen readers. */
export function Court({ court, plot, speed }: CourtProps) {
  return (
    <span className={styles.factions} aria-hidden="true">
      {(['scottish', 'welsh', 'english'] as const).map((faction) => (
        <span key={faction} data-none={court[faction] === 0 && plot !== faction ? '' : undefined}>
          <PieceMark faction={faction} size="1.4rem" />
          <b>
            <CountUp value={court[faction]} speed={speed} />
            {plot === faction ? '+1' : ''}
          </b>
        </span>
      ))}
    </span>
  );
}
