import type { Event } from '../../src/events.ts';
import { fly } from '@four-crowns/ui-kit';
import type { Seen } from '@four-crowns/ui-kit';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { gainsOf } from '../model/gains.ts';
import { advisorAt, stockOf } from './places.ts';

/** The pieces of one gift leave one after another, and so do the gifts. */
const APART = 90;
const GIFT_APART = 260;

/** Animates what an advisor gives, from the portrait to the goods of the player who gets it. */
export function useFlights(
  box: RefObject<HTMLElement | null>,
  events: readonly Seen<Event>[],
  pace: number,
): void {
  useEffect(() => {
    if (pace === 0) return;
    gainsOf(events).forEach(({ seat, from, wares }, order) => {
      const source = box.current?.querySelector(`${advisorAt(from)} svg`);
      if (source === null || source === undefined) return;
      const start = source.getBoundingClientRect();
      wares.forEach((ware, i) => {
        const homes = [...document.querySelectorAll(`${stockOf(seat)} [data-ware="${ware}"] svg`)];
        // The viewer's own goods are shown twice, and those in the hand come last.
        const home = homes.findLast((e) => e.getBoundingClientRect().width > 0);
        if (home === undefined) return;
        const end = home.getBoundingClientRect();
        const size = Math.max(end.width * 1.5, 22);
        const middle = new DOMRect(
          start.x + (start.width - size) / 2 + ((i % 3) - 1) * 9,
          start.y + (start.height - size) / 2,
          size,
          size,
        );
        const picture = home.cloneNode(true);
        if (!(picture instanceof SVGElement)) return;
        picture.setAttribute('width', '100%');
        picture.setAttribute('height', '100%');
        picture.style.cssText = 'width:100%;height:100%;opacity:1';
        fly(picture, middle, end, 520 * pace, (GIFT_APART * order + APART * i) * pace);
      });
    });
  }, [events, pace, box]);
}
