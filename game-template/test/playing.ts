/** Plays scripted rounds, always through the functions that core uses. */
import { DEALER } from '@four-crowns/core';
import type { Match } from '@four-crowns/core';
import { playScript } from '@four-crowns/testkit';
import type { Script } from '@four-crowns/testkit';
import { game } from '../src/index.ts';
import type { View } from '../src/index.ts';

/** A round as `10: 9 4 12`: the prize, then the bids by seat; `-` for a seat that has not bid yet. */
export function play(rounds: readonly string[], options = {}): Match {
  const script = rounds.flatMap((round): Script => {
    const [prize = '', bids = ''] = round.split(': ');
    const cards = bids.split(' ');
    return [
      [DEALER, { type: 'turn-up', prize: Number(prize) }],
      ...cards.flatMap((card, seat): Script => (card === '-' ? [] : [[seat, bid(Number(card))]])),
      ...(cards.includes('-') ? [] : [[DEALER, { type: 'show' }] as const]),
    ];
  });
  const seats = rounds[0]?.split(': ')[1]?.split(' ').length ?? 2;
  return playScript(game, options, seats, script, { draw: () => 0 });
}

export function bid(card: number) {
  return { type: 'bid', card } as const;
}

export function seen({ state }: Match, viewer: View['viewer'] = 'table'): View {
  return game.view(state as Parameters<typeof game.view>[0], viewer);
}
