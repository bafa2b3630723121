/** The games' own bots: short matches with iteration budgets, so that every run gives the same result. */
import { layTable, mixSeed, playout, randomBot } from '@four-crowns/bots';
import type { Bot, BotKind, Table } from '@four-crowns/bots';
import { codes, fastRng } from '@four-crowns/core';
import type { Action } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { playListed } from '../src/bench/random-player.ts';
import type { GameDoor } from '../src/door.ts';
import { doorOf, gameIds } from '../src/door.ts';

const LEVELS = ['page', 'squire', 'knight', 'duke', 'king'];
const ITERATIONS = 120;

function kindOf(door: GameDoor, id: string): BotKind {
  const kind = [randomBot, ...door.bots].find((k) => k.id === id);
  if (kind === undefined) throw new Error(`no bot ${id}`);
  return kind;
}

/** Victories of the first in `2 * deals` matches, and the final states. */
async function duel(
  door: GameDoor,
  names: readonly [string, string],
  deals: number,
): Promise<{ won: number; ends: string }> {
  const { game } = door;
  const table = layTable(game, game.parseOptions(undefined, 2), 2);
  const [first, second] = [kindOf(door, names[0]), kindOf(door, names[1])];
  let won = 0;
  const ends: unknown[] = [];
  const onFailure = (error: unknown): never => {
    throw error;
  };
  for (let i = 0; i < 2 * deals; i++) {
    const seat = i % 2;
    const bots = seat === 0 ? [first, second] : [second, first];
    await playout(table, bots, mixSeed(8, i >> 1), { allowance: { iterations: ITERATIONS }, onFailure });
    const winners = game.outcome(table.state)?.places[0] ?? [];
    if (winners.includes(seat)) won += 1 / winners.length;
    ends.push(game.save(table.state));
  }
  return { won, ends: JSON.stringify(ends) };
}

/** What is chosen in `state`, which the bot never sees. */
async function chosen(table: Table, state: unknown, seat: number, bot: Bot): Promise<Action> {
  const { game, seats } = table;
  const out = codes();
  game.rules.legal(state, seat, out);
  const choices = Array.from(out.at.subarray(0, out.n), (code) => game.decode(state, seat, code));
  return bot.choose({ game, view: game.view(state, seat), seat, seats, choices, rng: fastRng(5) });
}

describe.each(gameIds)('the bots of %s', (id) => {
  test('are the baselines and five levels', async () => {
    const { bots } = await doorOf(id);
    expect(bots.map((kind) => kind.id)).toEqual(['greedy', 'flat', ...LEVELS]);
  });

  test('better beats worse, and the same way every time', { timeout: 60_000 }, async () => {
    const door = await doorOf(id);
    const { won, ends } = await duel(door, ['king', 'page'], 6);
    expect(won).toBeGreaterThan(6);
    expect((await duel(door, ['flat', 'random'], 2)).won).toBeGreaterThan(2);
    const again = await duel(door, ['king', 'page'], 1);
    expect(ends.startsWith(again.ends.slice(0, -1))).toBe(true);
  });

  test('choose the same move in two states that look the same', { timeout: 60_000 }, async () => {
    const { game, bots } = await doorOf(id);
    for (const [seats, decisions] of [
      [2, 12],
      [3, 25],
    ] as const) {
      const table = layTable(game, game.parseOptions(undefined, seats), seats);
      const rng = fastRng(seats);
      const payoffs = new Float64Array(seats);
      const state = game.rules.clone(table.start);
      playListed({ ...table, payoffs, rng }, state, rng, decisions);
      const mask = game.rules.actors(state);
      const seat = 31 - Math.clz32(mask & -mask);
      const other = game.rules.clone(state);
      game.rules.resample(other, seat, rng);
      expect(game.view(other, seat)).toEqual(game.view(state, seat));
      for (const kind of bots) {
        const sit = (): Bot => kind.sit({ allowance: { iterations: 40 } });
        expect(await chosen(table, other, seat, sit())).toEqual(await chosen(table, state, seat, sit()));
      }
    }
  });
});
