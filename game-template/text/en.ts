import type { Words } from './words.ts';

const points = (n: string): string => `{${n}, plural, one {# point} other {# points}}`;

export const en = {
  name: 'Game Template',
  tagline: 'Bid your cards for the prizes: every card plays only once.',
  events: {
    'turn-up': `The prize {prize} is turned up: ${points('worth')}.`,
    bid: '{seat} lays a card face down.',
    bidKnown: '{seat} bids {card}.',
    show: '{seat} shows {card}.',
    win: `{seat} wins ${points('points')}.`,
    tie: `The highest bids are equal. {prize, select, waits {The next winner gets ${points('worth')} more.} other {Nobody gets the prize.}}`,
    over: 'The last prize is gone, and the game is over.',
  },
  prompts: {
    bid: `Bid a card for ${points('worth')}`,
    wait: 'Waiting for the other bids',
    over: 'The game is over',
  },
  actions: { bid: 'Bid {card}' },
  refusals: {
    'GT-1': {
      '4': 'Chance alone turns up the prizes, so you cannot choose one. Please wait for the next round.',
    },
    'GT-2': {
      '3': 'You have bid already, and each player bids one card a round. Take it back first, or wait for the others.',
      '4': '{why, select, absent {There is no {card} at this table: the cards are 1 to {cards}.} other {You have played your {card} already, and every card plays only once.}} Choose one of the cards in your hand.',
    },
    'GT-3': {
      '3': 'The game is over, so nothing more is bid. You can still look at the table and the scores.',
    },
  },
  scores: { prizes: 'Prizes', total: 'Total' },
  outcome: { points: 'Won with the most points', shared: 'Equal points: the victory is shared' },
} as const satisfies Words;
