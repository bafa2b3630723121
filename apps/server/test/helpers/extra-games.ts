/** Games that only tests play: sealed picks, dice, peeks, teams; and one with closed drafts. */
import type { HostedGame } from '../../src/tables/hosted-games.ts';
import { closedToy, toy } from '../../../../packages/testkit/test/toy.ts';
import { failingBot, slowBot } from './odd-bots.ts';

const toyV2 = { ...toy, rulesVersion: 2 };

export const games: readonly HostedGame[] = [
  { game: toy, bots: [failingBot, slowBot] },
  { game: toyV2, bots: [failingBot, slowBot] },
  { game: closedToy, bots: [] },
];
