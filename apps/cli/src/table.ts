import { randomBytes } from 'node:crypto';
import { randomBot } from '@four-crowns/bots';
import type { BotKind } from '@four-crowns/bots';
import { isObject, refuseClosed } from '@four-crowns/core';
import type { Json } from '@four-crowns/core';
import { numberOf } from './args.ts';
import type { Args } from './args.ts';
import { Complaint, shown } from './complaint.ts';
import type { GameDoor } from './door.ts';

const LONGEST_SEED = 200;
const LONGEST_OPTIONS = 10_000;
/** The DEALER sits at 30. */
const MOST_SEATS = 29;

export function botNames(args: Args): readonly string[] | undefined {
  return args.value.bots?.split(',');
}

/** `--seats`, or as many as fit the bots named, or two if the game can be played by two. */
export function seatsFor(args: Args, door: GameDoor, suggested: number | undefined): number {
  const { game } = door;
  const asked = numberOf(args, 'seats', 1, MOST_SEATS) ?? suggested;
  if (asked === undefined) return game.seatCounts.includes(2) ? 2 : (game.seatCounts[0] ?? 1);
  if (game.seatCounts.includes(asked)) return asked;
  const known = game.seatCounts.join(', ');
  throw new Complaint((say) => say('bad.seats', { game: game.id, seats: String(asked), known }));
}

/** One bot for each of `count` seats; fewer names take turns. */
export function botsFor(door: GameDoor, names: readonly string[], count: number): BotKind[] {
  const kinds = [randomBot, ...door.bots];
  const bots = names.map((name) => {
    const kind = kinds.find((k) => k.id === name);
    if (kind !== undefined) return kind;
    const known = kinds.map((k) => k.id).join(', ');
    throw new Complaint((say) => say('bad.bot', { bot: shown(name), game: door.game.id, known }));
  });
  if (bots.length > count) {
    throw new Complaint((say) => say('bad.botCount', { bots: bots.length, seats: count }));
  }
  return Array.from({ length: count }, (_, seat) => bots[seat % bots.length] ?? randomBot);
}

export function optionsFor(args: Args, door: GameDoor, seats: number): Json {
  const text = args.value.options;
  if (text === undefined) return door.game.parseOptions(undefined, seats);
  if (text.length > LONGEST_OPTIONS) {
    throw new Complaint((say) => say('bad.tooLong', { option: '--options', most: LONGEST_OPTIONS }));
  }
  const given = text.trimStart().startsWith('{') ? jsonIn(text) : pairsIn(text);
  const options = door.game.parseOptions(given, seats);
  if (isObject(options)) refuseClosed(door.game.options, options, seats);
  return options;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Complaint((say) => say('bad.notJson', { option: '--options', text: shown(text) }));
  }
}

/** `advanced,piles=top`: names that are switched on, and names with a value, which is JSON or a word. */
function pairsIn(text: string): { readonly [id: string]: unknown } {
  return Object.fromEntries(
    text.split(',').map((pair): [string, unknown] => {
      const [id = '', value] = pair.split('=', 2).map((part) => part.trim());
      if (!/^[a-z]\w*$/i.test(id)) {
        throw new Complaint((say) => say('bad.notOptions', { option: '--options', text: shown(text) }));
      }
      return [id, value === undefined ? true : wordOrJson(value)];
    }),
  );
}

function wordOrJson(text: string): unknown {
  return /^(true|false|-?\d{1,9})$/.test(text) ? JSON.parse(text) : text;
}

/** `--seed` or `fallback`: any words. */
export function seedFor(args: Args, fallback: () => string = freshSeed): string {
  const seed = args.value.seed;
  if (seed === undefined) return fallback();
  if (seed.length > LONGEST_SEED) {
    throw new Complaint((say) => say('bad.tooLong', { option: '--seed', most: LONGEST_SEED }));
  }
  return seed;
}

function freshSeed(): string {
  return randomBytes(32).toString('hex');
}
