import { seatsOf } from '@four-crowns/core';
import type { Outcome, Seat } from '@four-crowns/core';
import { must } from '../failure.ts';
import type { At } from '../failure.ts';
import { viewersOf } from '../states.ts';

/** There is an outcome exactly when the match is over. */
export function checkOutcome(at: At, s: unknown): void {
  const over = at.game.rules.actors(s) === 0;
  const outcome = at.game.outcome(s);
  must(at, over === (outcome !== undefined), over ? 'no outcome at the end' : 'an outcome before the end');
}

/** The places must partition the seats by side, and no seat may be paid less than one placed below it. */
export function checkEnding(at: At, s: unknown): void {
  const { game, setting } = at;
  const outcome = game.outcome(s);
  must(at, outcome !== undefined, 'no outcome at the end');
  checkPlaces(at, outcome);
  checkWithout(at, s, outcome);
  const pay = new Float64Array(setting.seats).fill(Number.NaN);
  game.rules.payoffs(s, pay);
  must(at, pay.every(Number.isFinite), () => `payoffs are ${pay.join(', ')}`);
  const placed = outcome.places.flatMap((place, i) =>
    place.map((seat) => ({ seat, i, pay: pay[seat] ?? Number.NaN })),
  );
  for (const a of placed) {
    for (const b of placed) {
      must(at, a.i >= b.i || a.pay >= b.pay, () => {
        return `seat ${a.seat} is placed before seat ${b.seat} but paid ${a.pay} against ${b.pay}`;
      });
    }
  }
  for (const viewer of [...viewersOf(setting.seats), 'all' as const]) {
    for (const line of game.scores(s, viewer)) {
      must(
        at,
        line.points.length === setting.seats,
        () => `score line ${line.label} has ${line.points.length} entries`,
      );
    }
  }
}

/** With a side left out, the others keep their order. */
function checkWithout(at: At, s: unknown, { places }: Outcome): void {
  const { game, setting } = at;
  const sides = game.sides(setting.options, setting.seats);
  if (sides.length < 3) return;
  for (const side of sides) {
    const gone = seatsOf(side);
    const left = places.map((place) => place.filter((seat) => !gone.includes(seat)));
    const without = game.outcome(s, side);
    must(
      at,
      JSON.stringify(without?.places) === JSON.stringify(left.filter((place) => place.length > 0)),
      () => `without ${gone.join(' and ')} the places are ${JSON.stringify(without?.places)}`,
    );
  }
}

export function checkPlaces(at: At, outcome: Outcome): void {
  const { game, setting } = at;
  const { places, decidedBy, parted } = outcome;
  must(at, decidedBy !== '', 'decidedBy is empty');
  const seats = places.flat().toSorted((a, b) => a - b);
  must(at, seats.length === setting.seats && seats.every((seat, i) => seat === i), () => {
    return `places do not partition the seats: ${JSON.stringify(places)}`;
  });
  const emptyMeansDefeat = places.every((place, i) => place.length > 0 || (i === 0 && places.length === 2));
  must(at, emptyMeansDefeat, () => `an empty place without a common defeat: ${JSON.stringify(places)}`);
  const placeOf = (seat: Seat): number => places.findIndex((place) => place.includes(seat));
  for (const side of game.sides(setting.options, setting.seats)) {
    const [first = 0, ...others] = seatsOf(side);
    must(
      at,
      others.every((seat) => placeOf(seat) === placeOf(first)),
      () => {
        return `a side is not placed together: ${JSON.stringify(places)}`;
      },
    );
  }
  must(at, parted?.length === places.length - 1 && !parted.includes(''), () => {
    return `${places.length} places are parted by ${JSON.stringify(parted)}`;
  });
}
