import { SEAT_COLOURS } from '@four-crowns/ui-kit';
import { Ground } from '../art/Ground.tsx';
import { House, HouseGhost } from '../art/House.tsx';
import { VARIANTS } from '../art/pen.ts';
import type { Ground as Kind } from '../model/map.ts';

const KINDS: readonly Kind[] = [
  'grass',
  'flowers',
  'forest',
  'canyon',
  'desert',
  'water',
  'mountain',
  'castle',
  'location',
  'unlaid',
];
const variants = Array.from({ length: VARIANTS }, (_, v) => v);
const seats = Array.from({ length: SEAT_COLOURS }, (_, seat) => seat);

export function groundId(kind: Kind, variant: number): string {
  return `kb-${kind}-${variant}`;
}

/** Everything the board repeats, drawn once. */
export function Symbols() {
  return (
    <defs>
      {KINDS.flatMap((kind) =>
        variants.map((v) => (
          <g key={groundId(kind, v)} id={groundId(kind, v)}>
            <Ground kind={kind} variant={v} />
          </g>
        )),
      )}
      {seats.map((seat) => (
        <g key={seat} id={`kb-house-${seat}`}>
          <House seat={seat} />
        </g>
      ))}
      {seats.map((seat) => (
        <g key={seat} id={`kb-ghost-${seat}`}>
          <HouseGhost seat={seat} />
        </g>
      ))}
    </defs>
  );
}
