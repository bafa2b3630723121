import type { Event } from '../../src/events.ts';
import { fly } from '@four-crowns/ui-kit';
import type { Seen } from '@four-crowns/ui-kit';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Faction } from '../../src/data.ts';
import { flightsOf } from '../model/happened.ts';
import type { Spot } from '../model/happened.ts';

/** Marks the element that shows a court; used by `Player` and `Table`. */
export function courtPlace(seat: number): { readonly 'data-court': number } {
  return { 'data-court': seat };
}

export function supplyPlace(faction: Faction): { readonly 'data-supply': Faction } {
  return { 'data-supply': faction };
}

function elementAt(board: Element, spot: Spot, faction: Faction): Element | null {
  if (spot === 'supply') return document.querySelector(`[data-supply="${faction}"]`);
  if (spot.startsWith('court:')) return document.querySelector(`[data-court="${spot.slice(6)}"]`);
  return board.querySelector(`[data-tower="${spot}:${faction}"]`);
}

/** A square around an element's centre; undefined while it is not on the screen. */
function squareAt(element: Element | null, size: number): DOMRect | undefined {
  const box = element?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return undefined;
  return new DOMRect(box.left + box.width / 2 - size / 2, box.top + box.height / 2 - size / 2, size, size);
}

/** Animates followers from where they were to where they go, one event after another. */
export function useFlights(
  board: RefObject<HTMLElement | null>,
  events: readonly Seen<Event>[],
  pace: number,
): void {
  useEffect(() => {
    const root = board.current;
    if (pace === 0 || root === null) return;
    for (const { faction, from, to, order } of flightsOf(events)) {
      const tower = root.querySelector(`[data-tower$=":${faction}"]`);
      const size = tower?.getBoundingClientRect().width ?? 40;
      const start = squareAt(elementAt(root, from, faction), size);
      const end = squareAt(elementAt(root, to, faction), size);
      const picture = root.querySelector(`[data-model="${faction}"]`)?.cloneNode(true);
      if (start === undefined || end === undefined || !(picture instanceof Element)) continue;
      picture.removeAttribute('data-model');
      fly(picture, start, end, 420 * pace, 300 * pace * order);
    }
  }, [events, pace, board]);
}
