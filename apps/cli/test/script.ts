import { askBot, askedSeat, randomBot } from '@four-crowns/bots';
import { choicesOf, fastRng, submit } from '@four-crowns/core';
import type { Action } from '@four-crowns/core';
import { openFairMatch } from '../src/fair-match.ts';
import { doorOf } from '../src/door.ts';
import { botsFor } from '../src/table.ts';

/**
 * The lines a person would type in `play kingdom-builder --seed SEED --bots BOT`: the same match is
 * played here, with random choices for the person, and each choice is written down.
 */
export async function personsLines(seed: string, seats: number, bot: string): Promise<string[]> {
  const door = await doorOf('kingdom-builder');
  const options = door.game.parseOptions(undefined, seats);
  const { match, dealer, rngs } = openFairMatch(door.game, options, seats, seed);
  const bots = botsFor(door, [bot], seats - 1).map((kind) => kind.sit());
  const person = fastRng(7);
  const lines: string[] = [];
  for (let seat = askedSeat(match); seat !== undefined; seat = askedSeat(match)) {
    let action: Action;
    if (seat === 0) {
      action = await askBot(match, seat, randomBot.sit(), person);
      lines.push(door.board.actionText(action, 'en'));
    } else action = await askBot(match, seat, bots[seat - 1] ?? randomBot.sit(), rngs[seat] ?? person);
    if (!submit(match, seat, action, dealer).ok) throw new Error(`refused: ${JSON.stringify(action)}`);
  }
  return lines;
}

/** What the person could do first in that match, and some hex where nothing can be built. */
export async function firstChoices(seed: string): Promise<{ legal: readonly Action[]; illegal: string }> {
  const door = await doorOf('kingdom-builder');
  const { match } = openFairMatch(door.game, door.game.parseOptions(undefined, 2), 2, seed);
  const legal = choicesOf(match, 0);
  const hexes = Array.from({ length: 20 }, (_, i) => `A${i + 1}`);
  const illegal = hexes.find((hex) => !legal.some((a) => a['hex'] === hex)) ?? '';
  return { legal, illegal };
}
