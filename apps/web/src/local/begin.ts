import type { BotId, NewTable, SeatHolder } from '@four-crowns/protocol/client';
import { ME } from './info.ts';
import { keepMatch } from './keep.ts';
import type { LocalMatch } from './local-match.ts';

/**
 * Begins a match on this device and returns its id. `name` is the name of the only person playing, if there is just
 * one.
 */
export function beginLocal(wish: NewTable, hints: boolean, name: string | undefined): string {
  const mine = wish.mine ?? [];
  const bots = new Map<number, BotId>(wish.bots?.map(({ seat, bot }) => [seat, bot]));
  const holders = Array.from({ length: wish.seats }, (_, seat): SeatHolder => {
    const bot = bots.get(seat);
    if (bot !== undefined) return { type: 'bot', bot };
    const called = mine.length === 1 ? name : undefined;
    return { type: 'person', person: ME, name: called ?? `Player ${seat + 1}`, here: true };
  });
  return begin({ game: wish.game, options: wish.options ?? {}, holders, hints: hints ? 'on' : 'off' });
}

/** Begins another match with the same seats and new chance. */
export function beginAgain({ game, options, holders, hints }: LocalMatch): string {
  return begin({ game, options, holders, hints });
}

function begin(table: Omit<LocalMatch, 'id' | 'seed' | 'createdAt'>): string {
  const id = crypto.randomUUID();
  keepMatch({ ...table, id, seed: randomHex(), createdAt: Date.now() });
  return id;
}

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}
