import { CROWNS, CROWN_NAMES, FACTIONS, INSTABILITY_DISCS, REGION_COUNT, REGIONS, VIKING } from './data.ts';
import type { Event } from './events.ts';
import { plotOf } from './scoring.ts';
import {
  contested,
  CORONATION,
  CURRENT,
  DISC,
  ENDING,
  ENDINGS,
  INVASION,
  LAST_WIN,
  MAP,
  ON_MAP,
  OPEN,
  OVER,
  PASSES,
  SACKED,
  STAGE,
  STRUGGLES,
  SUPPLY,
  UNSTABLE,
  UNSTABLE_COUNT,
  VIKING_VICTORY,
  WON,
} from './state.ts';
import type { State } from './state.ts';
import { vikingsArrive } from './vikings.ts';

/** TKD-6.3: the one faction with more followers than each other; -1 for a tie or an empty region. */
function strongestIn(s: State, region: number): number {
  let most = 0;
  let winner = -1;
  for (let f = 0; f <= VIKING; f++) {
    const n = s.a[MAP + region * 4 + f];
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
  const region = contested(s);
  const winner = strongestIn(s, region);
  const disc = winner < 0 ? UNSTABLE : winner === VIKING ? SACKED : winner;
  log?.push({
    type: 'struggle',
    region: REGIONS[region],
    winner: winner < 0 ? 'none' : FACTIONS[winner],
    ...countsIn(s, region),
  });
  for (let f = 0; f <= VIKING; f++) {
    const n = a[MAP + region * 4 + f];
    a[SUPPLY + f] += n;
    a[MAP + region * 4 + f] = 0;
    if (f < CROWNS) a[ON_MAP] -= n;
  }
  a[DISC + region] = disc;
  a[OPEN] &= ~(1 << region);
  a[STRUGGLES]++;
  a[PASSES] = 0;
  if (disc === SACKED) return end(s, VIKING_VICTORY, log);
  if (disc === UNSTABLE) a[UNSTABLE_COUNT]++;
  else {
    a[WON + disc]++;
    a[LAST_WIN + disc] = a[STRUGGLES];
  }
  // TKD-7.2 before TKD-7.5: the third disc ends the game even in the eighth struggle.
  if (a[UNSTABLE_COUNT] === INSTABILITY_DISCS) return end(s, INVASION, log);
  if (a[STRUGGLES] === REGION_COUNT) return end(s, CORONATION, log);
  vikingsArrive(s, region, disc, log);
}

export function countsIn(
  s: State,
  region: number,
): { readonly scottish: number; readonly welsh: number; readonly english: number; readonly viking: number } {
  const [scottish, welsh, english, viking] = s.a.subarray(MAP + region * 4, MAP + region * 4 + 4);
  return { scottish, welsh, english, viking };
}

function end(s: State, ending: 1 | 2 | 3, log: Event[] | undefined): void {
  const { a } = s;
  a[STAGE] = OVER;
  a[ENDING] = ending;
  a[CURRENT] = -1;
  if (log === undefined) return;
  log.push({ type: 'over', ending: ENDINGS[ending] });
  const plot = plotOf(s);
  if (plot !== undefined) {
    log.push({ type: 'plot', seat: plot.seat, faction: CROWN_NAMES[plot.faction], reveals: true });
  }
}
