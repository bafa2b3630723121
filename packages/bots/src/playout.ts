import { codes, DEALER, dealtCode, fastRng, rngDealer } from '@four-crowns/core';
import type { Action, AnyGame, Code, Codes, Json, Rng, Seat } from '@four-crowns/core';
import type { Bot, BotKind, Seating } from './bot.ts';
import { openLuck } from './luck.ts';
import type { Luck } from './luck.ts';
import { mixSeed } from './seed.ts';

/** A table at which many games are played one after another, reusing one state. */
export interface Table {
  readonly game: AnyGame;
  readonly options: Json;
  readonly seats: number;
  readonly start: unknown;
  /** The running game; after `playout`, its final position. */
  readonly state: unknown;
  readonly out: Codes;
}

/** `options` must come from `parseOptions`. */
export function layTable(game: AnyGame, options: Json, seats: number): Table {
  const start = game.rules.start(options, seats);
  return { game, options, seats, start, state: game.rules.clone(start), out: codes() };
}

/**
 * Plays one whole game between bots with the fast generator and no match log. Returns the number of decisions,
 * meaning choices between at least two actions.
 *
 * Chance and every seat have separate generators, so the same seed deals the same board to other bots as well. A
 * uniform bot is not given its view and choices, but draws the same number from the same generator as if it were, so
 * the result is the same either way.
 */
export async function playout(
  table: Table,
  bots: readonly BotKind[],
  seed: number,
  seating?: Seating,
): Promise<number> {
  const { game, start, state, out } = table;
  const { rules } = game;
  const chance = fastRng(mixSeed(seed, 0));
  const luck = bots.some((kind) => kind.clairvoyant === true) ? openLuck(chance) : undefined;
  const dealer = rngDealer(luck ?? chance);
  const seated = bots.map((kind) => kind.sit(seating));
  const rngs = bots.map((_, seat) => fastRng(mixSeed(seed, seat + 1)));
  rules.copy(start, state);
  let decisions = 0;
  for (let mask = rules.actors(state); mask !== 0; mask = rules.actors(state)) {
    if (mask === 1 << DEALER) {
      rules.apply(state, DEALER, dealtCode(game, state, dealer, 0, out));
      continue;
    }
    const seat = 31 - Math.clz32(mask & -mask);
    out.n = 0;
    rules.legal(state, seat, out);
    if (out.n > 1) decisions++;
    const rng = rngs[seat];
    const bot = seated[seat];
    let code: Code;
    if (out.n === 1) code = out.at[0];
    else if (bot.uniform === true) code = out.at[rng.below(out.n)];
    else code = await choose(table, bot, seat, rng, bots[seat].clairvoyant === true ? luck : undefined);
    rules.apply(state, seat, code);
  }
  return decisions;
}

async function choose(table: Table, bot: Bot, seat: Seat, rng: Rng, luck: Luck | undefined): Promise<Code> {
  const { game, seats, state, out } = table;
  const choices: Action[] = [];
  for (let i = 0; i < out.n; i++) choices.push(game.decode(state, seat, out.at[i]));
  const foreknown = luck && { foreknown: { state, luck } };
  const answer = bot.choose({ game, view: game.view(state, seat), seat, seats, choices, rng, ...foreknown });
  const action = answer instanceof Promise ? await answer : answer;
  const code = game.encode(state, seat, action);
  // Checked like any untrusted input, so that a bot that cheats or fails is noticed.
  if (code === undefined)
    throw new Error(`the bot's answer is not one of the choices: ${JSON.stringify(action)}`);
  out.n = 0;
  game.rules.legal(state, seat, out);
  for (let i = 0; i < out.n; i++) if (out.at[i] === code) return code;
  throw new Error(`the bot's answer is not legal: ${JSON.stringify(action)}`);
}
