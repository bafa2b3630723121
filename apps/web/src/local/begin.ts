import type { BotId, NewTable, SeatHolder } from '@four-crowns/protocol/client';
import { ME } from './info.ts';
import { keepMatch } from './keep.ts';
import type { LocalMatch } from './local-match.ts';

/** Begins a match on this device; answers its id. `name` is what the only person here is called. */
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

/** The same seats once more; chance is drawn again. */
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
