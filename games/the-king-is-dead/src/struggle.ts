import { CROWNS, FACTIONS, INSTABILITY_DISCS, REGION_COUNT, REGIONS, VIKING } from './data.ts';
import type { Crown } from './data.ts';
import type { Event } from './events.ts';
import { plotOf } from './scoring.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { vikingsArrive } from './vikings.ts';

/** TKD-6.3: the one faction with more followers than each other; -1 for a tie or an empty region. */
export function strongestIn(s: State, region: number): number {
  let most = 0;
  let winner = -1;
  for (let f = 0; f <= VIKING; f++) {
    const n = s.a[at.MAP + region * 4 + f];
    if (n > most) {
      most = n;
      winner = f;
    } else if (n === most) winner = -1;
  }
  return winner;
}

/** TKD-6: the struggle in the contested region, and the end of the game if it brings it. */
export function struggle(s: State, log: Event[] | undefined): void {
  const { a } = s;
  const region = at.contested(s);
  const winner = strongestIn(s, region);
  const disc = winner < 0 ? at.UNSTABLE : winner === VIKING ? at.SACKED : winner;
  log?.push({
    type: 'struggle',
    region: REGIONS[region],
    winner: winner < 0 ? 'none' : FACTIONS[winner],
    ...countsIn(s, region),
  });
  for (let f = 0; f <= VIKING; f++) {
    const n = a[at.MAP + region * 4 + f];
    a[at.SUPPLY + f] += n;
    a[at.MAP + region * 4 + f] = 0;
    if (f < CROWNS) a[at.ON_MAP] -= n;
  }
  a[at.DISC + region] = disc;
  a[at.OPEN] &= ~(1 << region);
  a[at.STRUGGLES]++;
  a[at.PASSES] = 0;
  if (disc === at.SACKED) return end(s, at.VIKING_VICTORY, log);
  if (disc === at.UNSTABLE) a[at.UNSTABLE_COUNT]++;
  else {
    a[at.WON + disc]++;
    a[at.LAST_WIN + disc] = a[at.STRUGGLES];
  }
  // TKD-7.2 before TKD-7.5: the third disc ends the game even in the eighth struggle.
  if (a[at.UNSTABLE_COUNT] === INSTABILITY_DISCS) return end(s, at.INVASION, log);
  if (a[at.STRUGGLES] === REGION_COUNT) return end(s, at.CORONATION, log);
  vikingsArrive(s, region, disc, log);
}

export function countsIn(
  s: State,
  region: number,
): { readonly scottish: number; readonly welsh: number; readonly english: number; readonly viking: number } {
  const [scottish, welsh, english, viking] = s.a.subarray(at.MAP + region * 4, at.MAP + region * 4 + 4);
  return { scottish, welsh, english, viking };
}

function end(s: State, ending: number, log: Event[] | undefined): void {
  const { a } = s;
  a[at.STAGE] = at.OVER;
  a[at.ENDING] = ending;
  a[at.CURRENT] = -1;
  if (log === undefined) return;
  log.push({ type: 'over', ending: at.ENDINGS[ending] as 'invasion' | 'coronation' | 'vikings' });
  const plot = plotOf(s);
  if (plot !== undefined) {
    log.push({ type: 'plot', seat: plot.seat, faction: FACTIONS[plot.faction] as Crown, reveals: true });
  }
}
