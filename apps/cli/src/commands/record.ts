import { askBot, askedSeat } from '@four-crowns/bots';
import { recordOf, reveal, submit } from '@four-crowns/core';
import type { MatchRecord } from '@four-crowns/core';
import { seatingFor } from '../allowance.ts';
import { DONE } from '../context.ts';
import type { Context } from '../context.ts';
import { openFairMatch } from '../fair-match.ts';
import { doorOf } from '../door.ts';
import { botNames, botsFor, optionsFor, seatsFor, seedFor } from '../table.ts';

/** One whole match between bots, every draw of which `verify` can recompute. */
export async function record({ args, io, say }: Context): Promise<number> {
  const door = await doorOf(args.words[0] ?? '');
  const names = botNames(args) ?? ['random'];
  const seats = seatsFor(args, door, names.length > 1 ? names.length : undefined);
  const kinds = botsFor(door, names, seats);
  const options = optionsFor(args, door, seats);
  const { match, dealer, seed, rngs } = openFairMatch(door.game, options, seats, seedFor(args));
  const seating = seatingFor({ args, io, say });
  const bots = kinds.map((kind) => kind.sit(seating));
  for (let seat = askedSeat(match); seat !== undefined; seat = askedSeat(match)) {
    const bot = bots[seat];
    const rng = rngs[seat];
    if (bot === undefined || rng === undefined) throw new Error(`nobody sits at seat ${seat}`);
    const answer = submit(match, seat, await askBot(match, seat, bot, rng), dealer);
    if (!answer.ok) throw new Error(`a bot's answer was refused: ${JSON.stringify(answer)}`);
  }
  reveal(match, seed);
  io.out.write(written(recordOf(match)));
  return DONE;
}

/** JSON with one entry and one checkpoint a line, for people and for `diff`. */
function written({ entries, checkpoints, result, ...head }: MatchRecord): string {
  const lines = (list: readonly unknown[]): string =>
    `[\n${list.map((x) => JSON.stringify(x)).join(',\n')}\n]`;
  const rest = [`"entries":${lines(entries)}`, `"checkpoints":${lines(checkpoints)}`];
  if (result !== undefined) rest.push(`"result":${JSON.stringify(result)}`);
  return `${JSON.stringify(head).slice(0, -1)},\n${rest.join(',\n')}}\n`;
}
