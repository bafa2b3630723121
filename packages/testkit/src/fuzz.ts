import * as fc from 'fast-check';
import { BadInput, canonical } from '@four-crowns/core';
import type { AnyGame, Json, View } from '@four-crowns/core';
import { inputs } from './fuzz/mutate.ts';
import { samplesOf } from './fuzz/samples.ts';
import type { Samples } from './fuzz/samples.ts';
import { notJson, throughJson } from './json.ts';
import { legalOf, textOf } from './states.ts';
import { stream } from './streams.ts';

export interface FuzzBudget {
  /** Inputs per parser. */
  readonly runs?: number | undefined;
  readonly seed?: number | undefined;
}

/** No input may keep a parser busy for longer than this. */
const MOST_MILLISECONDS = 5000;

/** The parsers of untrusted data, by name. Each throws if an invalid input is accepted. */
export type Doors = { readonly [name: string]: () => void };

/**
 * Tries every parser with arbitrary JSON and with real documents changed in a few places. Only `BadInput` may be
 * thrown (`parseAction` throws nothing), no prototype may be changed, nothing may hang, and whatever is accepted must
 * be usable.
 */
export function fuzzDoors(game: AnyGame, { runs = 500, seed = 1 }: FuzzBudget = {}): Doors {
  let known: Samples | undefined;
  const samples = (): Samples => (known ??= samplesOf(game, seed));
  const run = (documents: readonly Json[], judge: (x: unknown) => void): void => {
    const property = fc.property(inputs(documents), (x) => guarded(() => judge(x)));
    const result = fc.check(property, { seed, numRuns: runs });
    if (!result.failed) return;
    const text = JSON.stringify(result.counterexample?.[0]) ?? 'undefined';
    const input = text.length > 400 ? `${text.slice(0, 400)}...` : text;
    throw new Error(
      `${String(result.errorInstance)} (seed ${seed}, path ${result.counterexamplePath}), with ${input}`,
    );
  };
  return {
    parseAction: () => run(samples().actions, (x) => judgeAction(game, samples(), x)),
    parseOptions: () =>
      run(
        samples().options.map((o) => o.options),
        (x) => {
          for (const { seats } of samples().options) judgeOptions(game, x, seats);
        },
      ),
    load: () => {
      const { saved } = samples();
      run(saved, (x) => judgeLoad(game, x as Json));
      for (const version of [-1, 0, 0.5, game.stateVersion + 1, Number.NaN]) {
        const loaded = unlessBad(() => game.load(saved[0] ?? null, version));
        if (loaded !== undefined) throw new Error(`load accepts state version ${version}`);
      }
    },
    imagine: () => run(samples().views, (x) => judgeImagine(game, x as View)),
  };
}

/** Tries all doors, one after another. */
export function fuzz(game: AnyGame, budget: FuzzBudget = {}): void {
  for (const [name, door] of Object.entries(fuzzDoors(game, budget))) {
    try {
      door();
    } catch (e) {
      throw new Error(`${game.id}, ${name}: ${e instanceof Error ? e.message : String(e)}`, { cause: e });
    }
  }
}

function judgeAction(game: AnyGame, samples: Samples, x: unknown): void {
  const action = game.parseAction(x);
  if (action === undefined) return;
  if (notJson(action) !== undefined)
    throw new Error(`it returns a value that is not JSON: ${notJson(action)}`);
  const again = game.parseAction(throughJson(action));
  if (again === undefined || canonical(again) !== canonical(action))
    throw new Error('it rejects or changes its own result');
  const { length } = samples.positions;
  for (let i = 0; i < length; i += Math.max(1, length >> 3)) {
    const position = samples.positions[i];
    if (position === undefined) continue;
    const { state, seat } = position;
    const code = game.encode(state, seat, action);
    if (code !== undefined && legalOf(game, state, seat).includes(code)) continue;
    const { rule } = game.whyNot(state, seat, action);
    if (typeof rule !== 'string' || rule === '') throw new Error('whyNot names no rule');
  }
}

function judgeOptions(game: AnyGame, x: unknown, seats: number): void {
  const options = unlessBad(() => game.parseOptions(x, seats));
  if (options === undefined) return;
  const again = game.parseOptions(throughJson(options), seats);
  if (canonical(again) !== canonical(options)) throw new Error('it rejects or changes its own result');
  game.check(game.rules.start(options, seats));
}

function judgeLoad(game: AnyGame, x: Json): void {
  const s = unlessBad(() => game.load(x, game.stateVersion));
  if (s === undefined) return;
  const text = textOf(game, s);
  const again = textOf(game, game.load(JSON.parse(text) as Json, game.stateVersion));
  if (again !== text) throw new Error('an accepted state loads differently the second time');
}

function judgeImagine(game: AnyGame, x: View): void {
  const s = unlessBad(() => game.imagine(x, stream(1, 0)));
  if (s !== undefined) game.save(s);
}

function unlessBad<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (e) {
    if (e instanceof BadInput) return undefined;
    throw e;
  }
}

function guarded(run: () => void): void {
  const before = ownNames();
  const from = performance.now();
  run();
  if (performance.now() - from > MOST_MILLISECONDS) throw new Error('it takes too long');
  if (ownNames() !== before) throw new Error('it changes a prototype');
}

function ownNames(): number {
  const names = (o: object): number => Object.getOwnPropertyNames(o).length;
  return names(Object.prototype) + names(Array.prototype) + names(Function.prototype);
}
