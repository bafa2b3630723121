import { codes, DEALER, dealtCode, fastRng, rngDealer } from '@four-crowns/core';
import type { Action, AnyGame, Code, Json, Rng, Seat } from '@four-crowns/core';
import type { Bot, BotKind } from '../bot.ts';
import type { Knowledge } from '../knowledge.ts';
import { levelsOf } from '../levels.ts';
import { layTable } from '../playout.ts';
import type { Table } from '../playout.ts';
import { mixSeed } from '../seed.ts';
import type { Sides, Value } from '../sides.ts';
import { judgement } from '../value.ts';
import type { NetInputs } from './inputs.ts';

/** A table setting from which training data is made. */
export interface Variety {
  readonly seats: number;
  readonly options: Json;
}

/** Matches of one bot against itself. */
export interface SelfPlay {
  readonly variety: Variety;
  readonly matches: number;
  readonly seed: number;
  /** Iterations per turn. */
  readonly iterations: number;
  /** The fraction of decisions played at random, so that the data includes positions that good play avoids. */
  readonly stray: number;
  /** The fraction of positions with a choice that become rows. */
  readonly kept: number;
  /**
   * How much a row's target follows the result of the match (TD(λ)). The rest comes from what the player's own
   * network expected in later rows, which knows less but contains no luck. 1 without a network.
   */
  readonly lambda: number;
}

/**
 * Training data. Each row has shared numbers, the numbers of each seat, each seat's side and each seat's share of the
 * victory.
 */
export interface Rows {
  readonly count: number;
  readonly data: Float32Array;
}

export async function selfPlay(
  knowledge: Knowledge,
  inputs: NetInputs,
  play: SelfPlay,
  game: AnyGame,
): Promise<Rows> {
  const { seats, options } = play.variety;
  const kind = levelsOf(knowledge).find(({ id }) => id === 'king');
  if (kind === undefined) throw new TypeError('the game must have a bot "king"');
  const table = layTable(game, options, seats);
  const masks = game.sides(options, seats);
  const sides = Array.from({ length: seats }, (_, seat) =>
    masks.findIndex((mask) => (mask & (1 << seat)) !== 0),
  );
  const setting: Sides = { of: sides, count: masks.length };
  const recorder = openRecorder(inputs, setting, knowledge.valueNetwork?.(setting), play.lambda);
  const worth = judgement(game, knowledge, knowledge.search.margin, setting);
  const shares = new Float64Array(setting.count);
  for (let match = 0; match < play.matches; match++) {
    await playMatch(table, kind, play, mixSeed(play.seed, match), recorder);
    worth(table.state, shares);
    recorder.end(shares);
  }
  return recorder.rows();
}

async function playMatch(
  table: Table,
  kind: BotKind,
  play: SelfPlay,
  seed: number,
  recorder: Recorder,
): Promise<void> {
  const { game, start, state, seats } = table;
  const { rules } = game;
  const rng = fastRng(seed);
  const dealer = rngDealer(rng);
  const out = codes();
  // A seat whose search fails plays the greedy move. Rows from such a match would be misleading, so a failure ends
  // the run.
  let failure: unknown;
  const onFailure = (error: unknown): void => void (failure = error);
  const seated = Array.from({ length: seats }, () =>
    kind.sit({ allowance: { iterations: play.iterations }, onFailure }),
  );
  rules.copy(start, state);
  for (let mask = rules.actors(state); mask !== 0; mask = rules.actors(state)) {
    if (mask === 1 << DEALER) {
      rules.apply(state, DEALER, dealtCode(game, state, dealer, 0, out));
      continue;
    }
    const seat = 31 - Math.clz32(mask & -mask);
    out.n = 0;
    rules.legal(state, seat, out);
    let code = out.at[0];
    if (out.n > 1) {
      if (rng.below(PER_MILLE) < PER_MILLE * play.kept) recorder.note(state);
      if (rng.below(PER_MILLE) < PER_MILLE * play.stray) code = out.at[rng.below(out.n)];
      else code = await chosen(table, seated[seat], seat, out.at.slice(0, out.n), rng);
      if (failure !== undefined) throw failure;
    }
    rules.apply(state, seat, code);
  }
}

const PER_MILLE = 1000;

async function chosen(
  { game, state, seats }: Table,
  bot: Bot,
  seat: Seat,
  legal: Int32Array,
  rng: Rng,
): Promise<Code> {
  const choices: Action[] = Array.from(legal, (code) => game.decode(state, seat, code));
  const action = await bot.choose({ game, view: game.view(state, seat), seat, seats, choices, rng });
  const code = game.encode(state, seat, action);
  if (code === undefined)
    throw new Error(`the bot's answer is not one of the choices: ${JSON.stringify(action)}`);
  return code;
}

interface Recorder {
  note(state: unknown): void;
  /** Ends a match: every position noted in it gets this result. */
  end(shares: Float64Array): void;
  rows(): Rows;
}

function openRecorder(
  inputs: NetInputs,
  { of, count: sides }: Sides,
  network: Value | undefined,
  lambda: number,
): Recorder {
  const seats = of.length;
  const width = inputs.shared + seats * (inputs.seat + 2);
  const shared = new Float32Array(inputs.shared);
  const own = new Float32Array(inputs.seat * seats);
  let data = new Float32Array(width * 1024);
  let expected = new Float64Array(sides * 1024);
  let count = 0;
  let ended = 0;
  return {
    note(state) {
      if ((count + 1) * width > data.length) {
        data = grown(data, new Float32Array(2 * data.length));
        expected = grown(expected, new Float64Array(2 * expected.length));
      }
      shared.fill(0);
      own.fill(0);
      inputs.read(state, shared, own);
      const at = count * width;
      data.set(shared, at);
      data.set(own, at + inputs.shared);
      data.set(of, at + inputs.shared + own.length);
      network?.(state, expected.subarray(count * sides, (count + 1) * sides));
      count++;
    },
    end(shares) {
      const worth = shares.slice();
      for (let row = count - 1; row >= ended; row--) {
        const at = (row + 1) * width - seats;
        for (let seat = 0; seat < seats; seat++) data[at + seat] = worth[of[seat]];
        if (network === undefined) continue;
        for (let side = 0; side < sides; side++) {
          worth[side] += (1 - lambda) * (expected[row * sides + side] - worth[side]);
        }
      }
      ended = count;
    },
    rows: () => ({ count, data: data.subarray(0, count * width) }),
  };
}

function grown<T extends Float32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
