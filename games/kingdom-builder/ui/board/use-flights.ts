import type { Event } from '../../src/events.ts';
import { afterPaint, fly } from '@four-crowns/ui-kit';
import type { Seen } from '@four-crowns/ui-kit';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { gainsOf } from '../model/happened.ts';
import type { Gain } from '../model/happened.ts';
import { hexName } from '../model/map.ts';

/** Marks the element where a seat's tiles are shown; used by `Player` and `Hand`. */
export function tilesPlace(seat: number): { readonly 'data-tiles-of': number } {
  return { 'data-tiles-of': seat };
}

/** Animates a gained tile from its location to the player who gained it. */
export function useFlights(
  sheet: RefObject<HTMLElement | null>,
  events: readonly Seen<Event>[],
  pace: number,
): void {
  useEffect(() => {
    const gains = gainsOf(events);
    if (pace === 0 || gains.length === 0) return undefined;
    const start = ({ seat, hex }: Gain, order: number) => {
      const location = sheet.current?.querySelector(`[data-location="${hexName(hex)}"]`);
      const home = document.querySelector(`[data-tiles-of="${seat}"]`);
      if (location === null || location === undefined || home === null) return;
      const from = location.getBoundingClientRect();
      const { left, top, height } = home.getBoundingClientRect();
      const size = Math.min(height, 36);
      const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      picture.setAttribute('viewBox', '-48 -56 96 112');
      picture.setAttribute('width', '100%');
      picture.setAttribute('height', '100%');
      const copy = location.cloneNode(true);
      if (!(copy instanceof Element)) return;
      copy.removeAttribute('transform');
      copy.removeAttribute('data-location');
      picture.append(copy);
      fly(picture, from, new DOMRect(left, top, size, size), 400 * pace, 220 * pace * (order + 1));
    };
    return afterPaint(() => gains.forEach(start));
  }, [events, pace, sheet]);
}
