import { rank } from '@four-crowns/core';
import type { Outcome, ScoreLine, SeatMask, Viewer } from '@four-crowns/core';
import { plotChoices, plotHolder } from './cards/plot.ts';
import { FACTIONS, SAXONS, TEAMS } from './data.ts';
import { byPower, compareDone, compareLatest, inCourt, secondOf, sideOf, totalOf } from './ranking.ts';
import type { Compared, Plot } from './ranking.ts';
import { COURT, ENDING, ENDINGS, INVASION, OVER, STAGE, VIKING_VICTORY } from './state.ts';
import type { State } from './state.ts';

/** Followers in the courts, as far as the viewer knows them: Plot is its holder's secret until the end. */
export function scores(s: State, viewer: Viewer): readonly ScoreLine[] {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const lines: ScoreLine[] = [0, 1, 2].map((f) => ({
    label: FACTIONS[f],
    points: seats.map((seat) => s.a[COURT + seat * 4 + f]),
  }));
  if (!s.options.advanced) return lines;
  const holder = plotHolder(s);
  const known = s.a[STAGE] === OVER || viewer === 'all' || viewer === holder;
  lines.push({ label: 'plot', points: seats.map((seat) => (known && seat === holder ? 1 : 0)) });
  return lines;
}

/** Sides by number: teams in a game of four, players else, the Saxons as second in the solo game. */
export function sidesOf(s: State): number[] {
  return Array.from({ length: s.seats === 4 ? TEAMS : s.players }, (_, side) => side);
}

function compare(s: State, x: number, y: number, plot: Plot | undefined): Compared {
  return s.a[ENDING] === INVASION ? compareInvasion(s, x, y, plot) : compareCrowned(s, x, y, plot);
}

/** TKD-7.2, TKD-7.3, TKD-9.2: complete sets, of a team's courts together; then the latest card. */
function compareInvasion(s: State, x: number, y: number, plot: Plot | undefined): Compared {
  const sets = (seats: readonly number[]): number =>
    Math.min(...[0, 1, 2].map((f) => seats.reduce((n, seat) => n + inCourt(s, seat, f, plot), 0)));
  const [seatsX, seatsY] = [sideOf(s, x), sideOf(s, y)];
  const by = sets(seatsX) - sets(seatsY);
  return by === 0 ? compareLatest(s, seatsX, seatsY) : { by, why: 'sets' };
}

/**
 * TKD-7.5, TKD-9.3, TKD-11.6: a side is as good as its best player. Steps that no faction stands for
 * leave everybody equal.
 */
function compareCrowned(s: State, x: number, y: number, plot: Plot | undefined): Compared {
  const order = byPower(s);
  const steps = [
    ['strongest', (seat: number) => (order.length > 0 ? inCourt(s, seat, order[0], plot) : 0)],
    ['second', (seat: number) => secondOf(s, seat, order, plot)],
    ['total', (seat: number) => (s.a[ENDING] === VIKING_VICTORY ? totalOf(s, seat, plot) : 0)],
  ] as const;
  let [seatsX, seatsY] = [sideOf(s, x), sideOf(s, y)];
  for (const [why, measure] of steps) {
    const [bestX, bestY] = [seatsX, seatsY].map((seats) => Math.max(...seats.map(measure)));
    if (bestX !== bestY) return { by: bestX - bestY, why };
    seatsX = seatsX.filter((seat) => measure(seat) === bestX);
    seatsY = seatsY.filter((seat) => measure(seat) === bestY);
  }
  const last = s.a[ENDING] === VIKING_VICTORY ? compareLatest : compareDone;
  return last(s, sideOf(s, x), sideOf(s, y));
}

/** The places of sides, those of `out` left aside. */
function ranked(s: State, plot: Plot | undefined, out: SeatMask): ReturnType<typeof rank<number>> {
  const sides = sidesOf(s).filter((side) => sideOf(s, side).some((seat) => ((out >> seat) & 1) === 0));
  return rank(sides, (x, y) => compare(s, x, y, plot));
}

/** TKD-8.5: the faction that gives Plot's holder the best place, of equals the stronger one. */
export function plotOf(s: State): Plot | undefined {
  const seat = plotHolder(s);
  if (seat < 0 || s.a[STAGE] !== OVER) return undefined;
  let best: Plot | undefined;
  let bestPlace = Infinity;
  for (const faction of plotChoices(byPower(s))) {
    const { places } = ranked(s, { seat, faction }, 0);
    const side = s.seats === 4 ? seat % TEAMS : seat;
    const place = places.findIndex((sides) => sides.includes(side));
    // A place of one's own is better than the same place shared.
    const value = place + places[place].length / 10;
    if (value < bestPlace) {
      bestPlace = value;
      best = { seat, faction };
    }
  }
  return best;
}

/** How the game ended and what decided it, such as `coronation_second`. */
export function outcome(s: State, out: SeatMask = 0): Outcome | undefined {
  if (s.a[STAGE] !== OVER) return undefined;
  const ending = ENDINGS[s.a[ENDING]];
  // TKD-10.11: an invasion is the human's defeat whatever the courts hold.
  if (s.seats === 1 && s.a[ENDING] === INVASION) {
    return { places: [[], [0]], decidedBy: 'invasion_alone', parted: ['invasion_alone'] };
  }
  const { places, parted } = ranked(s, plotOf(s), out);
  const reasons = parted.map((why) => `${ending}_${why}`);
  const decidedBy = places[0].length > 1 ? `${ending}_shared` : reasons[0];
  if (s.seats === 1) {
    const won = places[0].includes(0) && !places[0].includes(SAXONS);
    return won
      ? { places: [[0]], decidedBy, parted: [] }
      : { places: [[], [0]], decidedBy, parted: [decidedBy] };
  }
  return {
    places: places.map((sides) => sides.flatMap((side) => sideOf(s, side))),
    decidedBy,
    parted: reasons,
  };
}
