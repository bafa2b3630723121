import { fly } from '@four-crowns/ui-kit';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Flight, Spot } from '../model/happened.ts';

/** Marks the elements of `Player` and `Hand` to which cards fly. */
export function homeOf(seat: number): { readonly 'data-home': number } {
  return { 'data-home': seat };
}

const SMALL = { width: 40, height: 56 };
const MS = 380;
const APART = 110;
/** More would be confusing, for example a whole deal. */
const MOST = 12;

function elementAt(spot: Spot): Element | null {
  switch (spot.at) {
    case 'seat':
      return document.querySelector(`[data-home="${spot.seat}"]`);
    case 'deck':
    case 'discard':
      return document.querySelector(`[data-${spot.at}]`);
    case 'place':
      return document.querySelector(`[data-place="${spot.key}"]`);
  }
}

/** Where a card's flight begins or ends. A place is as large as its card; for everything else its centre is used. */
function rectOf(spot: Spot): DOMRect | undefined {
  const element = elementAt(spot);
  if (element === null) return undefined;
  const rect = element.getBoundingClientRect();
  if (rect.width === 0) return undefined;
  if (spot.at === 'place') return rect;
  const { width, height } = SMALL;
  return new DOMRect(
    rect.left + (rect.width - width) / 2,
    rect.top + (rect.height - height) / 2,
    width,
    height,
  );
}

/** Animates cards from where they were to where they now are. `stencils` holds a drawing for each flight. */
export function useFlights(
  stencils: RefObject<HTMLElement | null>,
  flights: readonly Flight[],
  pace: number,
): void {
  useEffect(() => {
    if (pace === 0) return;
    flights.slice(0, MOST).forEach(({ from, to }, order) => {
      const picture = stencils.current?.children[order]?.cloneNode(true);
      const start = rectOf(from);
      const end = rectOf(to);
      if (!(picture instanceof Element) || start === undefined || end === undefined) return;
      picture.setAttribute('width', '100%');
      picture.setAttribute('height', '100%');
      fly(picture, start, end, MS * pace, APART * pace * order);
    });
  }, [flights, pace, stencils]);
}
