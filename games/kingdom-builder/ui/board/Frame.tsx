import { centre, edgePaths, sizeOf } from '@four-crowns/ui-kit';
import { COLUMNS, GRID, ROWS } from '../model/map.ts';
import styles from './Board.module.css';
import { RIM, SHEET } from './sheet.ts';

const { width, height } = sizeOf(GRID);
const RIM_EDGE = edgePaths(GRID, (_, b) => b === undefined);

/** The mat under the sectors: a ruled margin with the names of rows and columns, as in an old atlas. */
export function Frame() {
  return (
    <g>
      <Ruled inset={6} className={styles.mat} radius={18} />
      <Ruled inset={13} className={styles.rule} radius={13} />
      <Ruled inset={21} className={styles.ruleThin} radius={9} />
      {CORNERS.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path className={styles.corner} d="M0-21C5-9 9-5 21 0C9 5 5 9 0 21C-5 9-9 5-21 0C-9-5-5-9 0-21Z" />
          <circle className={styles.cornerGem} r={5} />
        </g>
      ))}
      <path className={styles.shore} d={RIM_EDGE} />
      <g className={styles.names}>
        {COLUMNS.map((letter, column) => (
          <g key={letter}>
            <text x={centre(GRID, column).x} y={-16}>
              {letter}
            </text>
            <text x={centre(GRID, column).x + 50} y={height + 34}>
              {letter}
            </text>
          </g>
        ))}
        {ROWS.map((number, row) => (
          <g key={number}>
            <text x={-24} y={centre(GRID, row * GRID.columns).y + 9}>
              {number}
            </text>
            <text x={width + 24} y={centre(GRID, row * GRID.columns).y + 9}>
              {number}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}

const INSET = 30;
const CORNERS = [SHEET.x + INSET, width + RIM - INSET].flatMap((x) =>
  [SHEET.y + INSET, height + RIM - INSET].map((y) => ({ x, y })),
);

function Ruled(props: {
  readonly inset: number;
  readonly radius: number;
  readonly className: string | undefined;
}) {
  return (
    <rect
      x={SHEET.x + props.inset}
      y={SHEET.y + props.inset}
      width={SHEET.width - 2 * props.inset}
      height={SHEET.height - 2 * props.inset}
      rx={props.radius}
      className={props.className}
    />
  );
}
