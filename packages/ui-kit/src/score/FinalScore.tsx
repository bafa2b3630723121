import type { ScoreLine, Seat } from '@four-crowns/core';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../card/Panel.tsx';
import { CountUp } from '../motion/CountUp.tsx';
import { usePace } from '../motion/motion.ts';
import styles from './FinalScore.module.css';

export interface FinalScoreProps {
  readonly lines: readonly ScoreLine[];
  /** By seat. */
  readonly names: readonly string[];
  /** The place of a seat, as a number. */
  readonly rankOf: (seat: Seat) => number;
  readonly Mark: ComponentType<{ readonly seat: Seat; readonly size?: string }>;
  readonly speed: number;
  readonly labels: {
    readonly caption: string;
    readonly line: (label: string) => string;
    readonly total: string;
    /** The button that shows everything at once. */
    readonly skip: string;
    /** Announced and shown below when counting is finished, one sentence per line. */
    readonly verdict: readonly string[];
    readonly place: (place: number) => string;
  };
  /** A picture beside the label of a line. */
  readonly Icon?: ComponentType<{ readonly label: string }>;
  /** What to do next: a rematch, or back to the games. */
  readonly children?: ReactNode;
}

const LINE_MS = 1100;

/** The score, counted line by line. The whole table is laid out from the start and only filled in. */
export function FinalScore(props: FinalScoreProps) {
  const { lines, names, rankOf, Mark, Icon, speed, labels } = props;
  const pace = usePace(speed);
  const [counted, setCounted] = useState(0);
  const shown = pace === 0 ? lines.length : counted;
  const isDone = shown >= lines.length;
  useEffect(() => {
    if (pace === 0 || counted >= lines.length) return undefined;
    const timer = setTimeout(() => setCounted(counted + 1), LINE_MS * pace);
    return () => clearTimeout(timer);
  }, [counted, lines.length, pace]);

  const won = (seat: Seat) => isDone && rankOf(seat) === 1;
  const totalOf = (seat: Seat) => lines.slice(0, shown).reduce((sum, l) => sum + (l.points[seat] ?? 0), 0);
  return (
    <div className={styles.score}>
      <table className={styles.table} style={{ '--seats': names.length }}>
        <caption className={styles.caption}>{labels.caption}</caption>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col" data-won={won(seat) ? '' : undefined}>
                <Crown shown={won(seat)} />
                <Mark seat={seat} size="2rem" />
                <span className={styles.name}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr
              key={line.label}
              data-counted={i < shown ? '' : undefined}
              data-now={i === shown - 1 && !isDone ? '' : undefined}
            >
              <th scope="row">
                <span className={styles.label}>
                  {Icon === undefined ? undefined : <Icon label={line.label} />}
                  {labels.line(line.label)}
                </span>
              </th>
              {line.points.map((points, seat) => (
                <td key={seat} data-won={won(seat) ? '' : undefined}>
                  {i < shown ? (
                    <CountUp value={points} from={0} speed={speed} />
                  ) : (
                    <span aria-hidden="true">·</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{labels.total}</th>
            {names.map((_, seat) => (
              <td key={seat} data-won={won(seat) ? '' : undefined}>
                <CountUp value={totalOf(seat)} speed={speed} />
                <span className={styles.place}>{isDone ? labels.place(rankOf(seat)) : '\u00a0'}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <div className={styles.verdict} role="status">
        {(isDone ? labels.verdict : ['\u00a0']).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className={styles.next}>
        {isDone ? props.children : <Button onClick={() => setCounted(lines.length)}>{labels.skip}</Button>}
      </div>
    </div>
  );
}

function Crown({ shown }: { readonly shown: boolean }) {
  return (
    <svg viewBox="0 0 48 30" className={styles.crown} data-shown={shown ? '' : undefined} aria-hidden="true">
      <path
        d="M7 27L3 7l11 8L24 3l10 12l11-8l-4 20z"
        fill="#f0bb3f"
        stroke="#7a5410"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
