import { Illumination } from '@four-crowns/ui-kit';
import { OBJECTIVES } from '../../src/data.ts';
import type { Objective } from '../../src/data.ts';
import { ICONS } from '../art/icons.ts';

/** The background of each card, related to what it counts. */
const GROUNDS: { readonly [o in Objective]: string } = {
  fishermen: '#2d5f86',
  merchants: '#8a4b1f',
  discoverers: '#1f6b62',
  hermits: '#5b4a7d',
  citizens: '#8c2f2a',
  miners: '#55504a',
  workers: '#7a5a18',
  knights: '#7c2740',
  lords: '#4a2a6b',
  farmers: '#4d6b22',
};

const KEEP = 'M-28 30V-17h5v5h4v-5h5v5h4v9h4v-25h4v5h4v-5h4v5h4v-5h4v25h4v-9h4v-5h5v5h4v-5h5V30Z';
/** The same keep in the 512 units of an icon. */
const KEEP_ICON =
  'M40 470V100h40v40h32v-40h40v40h32v72h32V12h32v40h32V12h32v40h32V12h32v200h32v-72h32v-40h40v40h32v-40h40v370Z';

/** The picture of a line of the score sheet: one of the cards, or the castles. */
export function ScoreIcon({ label, size = '2rem' }: { readonly label: string; readonly size?: string }) {
  const card = OBJECTIVES.find((o) => o === label);
  return card === undefined ? (
    <Illumination icon={KEEP_ICON} ground="#5f574c" size={size} />
  ) : (
    <Illumination icon={ICONS[card]} ground={GROUNDS[card]} size={size} />
  );
}

export function CastleMark() {
  return (
    <svg viewBox="-34 -34 68 68" width="1.15em" height="1.15em" aria-hidden="true" focusable="false">
      <path d={KEEP} transform="translate(-2.5 0)" fill="currentColor" />
    </svg>
  );
}
