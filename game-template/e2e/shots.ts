import { shootMatch } from '@four-crowns/e2e';
import type { Shots } from '@four-crowns/e2e';

export const shots: Shots = (me, shoot) =>
  shootMatch(me, shoot, {
    game: 'game-template',
    seats: ['me', 'bot:greedy', 'bot:greedy'],
    middle: 30,
  });
