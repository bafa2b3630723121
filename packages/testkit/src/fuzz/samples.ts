import type { AnyGame, Json, Seat } from '@four-crowns/core';
import type { At } from '../failure.ts';
import { throughJson } from '../json.ts';
import { tablesOf } from '../setting.ts';
import { askedOf, legalOf, viewersOf } from '../states.ts';
import { anyOf, CHECKS, oneIn, someOf, stream } from '../streams.ts';
import { walk } from '../walk.ts';

/** Real documents from random matches, one match per table. */
export interface Samples {
  readonly actions: Json[];
  readonly views: Json[];
  readonly saved: Json[];
  readonly options: { readonly seats: number; readonly options: Json }[];
  /** A few positions, each with a seat that must act. */
  readonly positions: { readonly state: unknown; readonly seat: Seat }[];
}

export function samplesOf(game: AnyGame, seed: number): Samples {
  const samples: Samples = { actions: [], views: [], saved: [], options: [], positions: [] };
  const rng = stream(seed, CHECKS);
  for (const table of tablesOf(game)) {
    samples.options.push(table);
    const at: At = { game, setting: { ...table, seed }, step: 0 };
    walk(at, (s) => {
      const asked = askedOf(game.rules.actors(s));
      for (const seat of asked) {
        for (const code of someOf(legalOf(game, s, seat), 2, rng)) {
          samples.actions.push(throughJson(game.decode(s, seat, code)));
        }
      }
      if (!oneIn(8, rng)) return;
      samples.saved.push(throughJson(game.save(s)));
      samples.views.push(throughJson(game.view(s, anyOf(viewersOf(table.seats), rng))));
      const seat = asked.find((one) => one < table.seats);
      if (seat !== undefined) samples.positions.push({ state: game.rules.clone(s), seat });
    });
  }
  return samples;
}
