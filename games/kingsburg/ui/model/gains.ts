import type { Seen } from '@four-crowns/ui-kit';
import type { Event } from '../../src/events.ts';
import type { Advisor } from '../../src/data.ts';
import { GOODS } from '../../src/data.ts';

type Flying = 'gold' | 'wood' | 'stone' | 'plus_two' | 'soldiers' | 'points';

export interface Gain {
  readonly seat: number;
  readonly from: Advisor;
  /** One by one. */
  readonly wares: readonly Flying[];
}

const times = (ware: Flying, n: number): readonly Flying[] => Array.from({ length: n }, () => ware);

/** Gifts of advisors among the recent events. */
export function gainsOf(events: readonly Seen<Event>[]): readonly Gain[] {
  return events.flatMap((e): readonly Gain[] => {
    switch (e.type) {
      case 'help':
        return [
          {
            seat: e.seat,
            from: e.advisor,
            wares: [
              ...GOODS.flatMap((good) => times(good, e[good])),
              ...times('plus_two', e.plusTwo),
              ...times('soldiers', e.soldiers),
              ...times('points', e.points),
            ],
          },
        ];
      case 'smuggle':
        return [{ seat: e.seat, from: 'smuggler', wares: GOODS.flatMap((good) => times(good, e[good])) }];
      case 'swap':
        return [{ seat: e.seat, from: 'alchemist', wares: GOODS.filter((good) => good !== e.good) }];
      default:
        return [];
    }
  });
}
