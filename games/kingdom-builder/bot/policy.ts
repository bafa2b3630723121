/** A fast, sensible move for rollouts. */
import { codes } from '@four-crowns/core';
import type { Code, Rng, Seat } from '@four-crowns/core';
import { END_TURN, hexOf } from '../src/codes.ts';
import { FIRST_MOVE_TILE } from '../src/data.ts';
import { listOn } from '../src/grounds.ts';
import { listPlaces, listTile } from '../src/locations/index.ts';
import { putSettlement, takeSettlement } from '../src/settlements.ts';
import { CARD, LEFT, LIFTED, LIFTED_BY, PLACE, STAGE, USES } from '../src/state.ts';
import type { State } from '../src/state.ts';
import { openGains } from './gains.ts';
import type { Found, PolicyWeights } from './gains.ts';

const out = codes();
const found: Found = { index: 0, worth: 0 };

/**
 * Builds the card's settlements, then those of tiles, then uses the tiles that move: each where it brings most
 * immediately.
 */
export function policyOf(w: PolicyWeights): (s: State, seat: Seat, rng: Rng) => Code {
  const gains = openGains(w);

  const best = (s: State, seat: Seat, rng: Rng): Code => {
    if (out.n === 1) return out.at[0];
    gains.best(s, seat, out, rng, found);
    return out.at[found.index];
  };

  /** What the best place brings to which the tile may move this settlement. The position is restored afterwards. */
  const whereItGoes = (s: State, seat: Seat, tile: number, from: number, rng: Rng): number => {
    takeSettlement(s, seat, from);
    s.a[LIFTED] = from;
    s.a[LIFTED_BY] = tile;
    out.n = 0;
    listPlaces(s, seat, out);
    gains.best(s, seat, out, rng, found);
    s.a[LIFTED] = -1;
    s.a[LIFTED_BY] = -1;
    putSettlement(s, seat, from);
    return found.worth;
  };

  /** KB-4.7: for each tile that moves, the least useful settlement, if it is worth more where it may go. */
  const lift = (s: State, seat: Seat, rng: Rng): Code => {
    const { a } = s;
    let chosen = END_TURN;
    let most = w.move;
    for (
      let uses = a[USES] >> (2 * FIRST_MOVE_TILE), tile = FIRST_MOVE_TILE;
      uses !== 0;
      uses >>= 2, tile++
    ) {
      if ((uses & 3) === 0) continue;
      out.n = 0;
      listTile(s, seat, tile, out);
      if (out.n === 0) continue;
      gains.idlest(s, seat, out, rng, found);
      const code = out.at[found.index];
      const loss = found.worth;
      const more = whereItGoes(s, seat, tile, hexOf(code), rng) - loss;
      if (more <= most) continue;
      most = more;
      chosen = code;
    }
    return chosen;
  };

  return (s, seat, rng) => {
    const { a } = s;
    out.n = 0;
    if (a[STAGE] === PLACE) listPlaces(s, seat, out);
    else if (a[LEFT] > 0) listOn(s, seat, a[CARD], 0, out);
    else {
      for (let uses = a[USES], tile = 0; uses !== 0 && tile < FIRST_MOVE_TILE; uses >>= 2, tile++) {
        if ((uses & 3) !== 0) listTile(s, seat, tile, out);
      }
      if (out.n === 0) return lift(s, seat, rng);
    }
    return best(s, seat, rng);
  };
}
