import { memo } from 'react';
import { REGIONS } from '../../src/data.ts';
import type { Region } from '../../src/data.ts';
import { UnstableDisc } from '../art/Disc.tsx';
import type { Result } from '../art/Disc.tsx';
import { ICONS } from '../art/icons.ts';
import styles from './Land.module.css';
import {
  BORDER_LINES,
  FRANCE,
  IRELAND,
  ISLAND,
  ISLANDS,
  MAP_HEIGHT,
  MAP_WIDTH,
  REGION_PATHS,
} from './geography.ts';

const PEAKS = [
  [252, 108],
  [282, 92],
  [262, 72],
  [318, 76],
  [300, 118],
  [232, 176],
  [480, 160],
  [502, 178],
  [262, 284],
  [296, 296],
  [548, 346],
  [438, 286],
  [300, 478],
  [456, 540],
  [436, 446],
  [304, 640],
  [280, 636],
  [312, 748],
  [266, 760],
] as const;
const TREES = [
  [470, 618],
  [574, 730],
  [462, 740],
  [630, 436],
  [604, 582],
  [640, 590],
  [590, 640],
  [714, 690],
  [628, 820],
  [664, 836],
  [700, 820],
  [340, 856],
  [366, 848],
  [316, 868],
  [270, 900],
  [560, 838],
] as const;
const WAVES = [
  [60, 90],
  [90, 330],
  [640, 90],
  [690, 250],
  [600, 180],
  [70, 800],
  [150, 860],
  [40, 870],
  [700, 420],
  [150, 720],
  [90, 200],
  [640, 300],
  [420, 926],
] as const;

interface LandProps {
  readonly results: { readonly [r in Region]: Result | null };
  readonly contested: Region | undefined;
  /** Regions that can be chosen as a whole. */
  readonly lit: readonly Region[];
  readonly picked: readonly Region[];
  /** Regions that the log points at. */
  readonly pointed: readonly Region[];
  readonly unstable: number;
  readonly hasVikings: boolean;
  readonly france: string;
  readonly onRegion: (region: Region, isTouch: boolean) => void;
  readonly onHover: (region: Region | undefined) => void;
}

/** The island and the sea around it. Everything here can also be reached through the plates above it. */
export const Land = memo(function Land(props: LandProps) {
  const { results, contested, lit, picked, pointed, unstable, hasVikings, onRegion, onHover } = props;
  return (
    <svg className={styles.land} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true">
      <rect width={MAP_WIDTH} height={MAP_HEIGHT} className={styles.sea} />
      <path className={styles.shallows} strokeWidth={64} d={ISLAND} />
      <path className={styles.shallows} strokeWidth={40} d={ISLAND} />
      <path className={styles.shallows} strokeWidth={18} d={ISLAND} />
      {WAVES.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          className={styles.wave}
          d={`M${x} ${y}q7-8 14 0t14 0t14 0M${x + 8} ${y + 12}q7-8 14 0t14 0`}
        />
      ))}
      <path d={IRELAND + ISLANDS + FRANCE} className={styles.foreign} />
      <g className={styles.compass} transform="translate(682 92)">
        <circle r={34} />
        <circle r={28} />
        <path d="M0-48L8-8L48 0L8 8L0 48L-8 8L-48 0L-8-8z" />
        <path d="M0-48L0 48M-48 0H48" />
      </g>
      <path
        className={styles.ship}
        d={ICONS.ship}
        transform={hasVikings ? 'translate(60 196) scale(.17)' : 'translate(66 210) scale(.14)'}
        data-loud={hasVikings ? '' : undefined}
      />
      <g onPointerLeave={() => onHover(undefined)}>
        {REGIONS.map((region, i) => (
          <path
            key={region}
            d={REGION_PATHS[region]}
            className={styles.region}
            data-tint={i % 3}
            data-result={results[region] ?? undefined}
            data-lit={lit.includes(region) ? '' : undefined}
            data-faded={lit.length > 0 && !lit.includes(region) ? '' : undefined}
            data-place={region}
            onClick={(e) =>
              onRegion(region, 'pointerType' in e.nativeEvent && e.nativeEvent.pointerType === 'touch')
            }
            onPointerOver={(e) => {
              if (e.pointerType !== 'touch') onHover(region);
            }}
          />
        ))}
      </g>
      <g className={styles.decor}>
        {PEAKS.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x - 9} ${y + 6}l9-16l9 16M${x} ${y - 10}l2 9`} />
        ))}
        {TREES.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y + 8}v-7M${x - 6} ${y + 2}q0-11 6-13q6 2 6 13z`} />
        ))}
      </g>
      <path d={BORDER_LINES} className={styles.border} />
      <path d={ISLAND} className={styles.coast} />
      {contested === undefined ? undefined : (
        <path d={REGION_PATHS[contested]} className={styles.contested} />
      )}
      {lit.map((region) => (
        <path key={region} d={REGION_PATHS[region]} className={styles.litEdge} />
      ))}
      {picked.map((region) => (
        <path key={region} d={REGION_PATHS[region]} className={styles.picked} />
      ))}
      {pointed.map((region) => (
        <path key={region} d={REGION_PATHS[region]} className={styles.pointed} />
      ))}
      <g transform="translate(648 926)">
        <text className={styles.foreignName} x={-64} y={8} textAnchor="end">
          {props.france}
        </text>
        {[0, 1, 2].map((i) => (
          <g key={i} transform={`translate(${i * 42 - 40} ${-i * 9}) scale(.42)`}>
            {i < 3 - unstable ? <UnstableDisc /> : <circle r={40} className={styles.gap} />}
          </g>
        ))}
      </g>
    </svg>
  );
});
