/** What was deployed before: one version of the toy's rules. */
import type { HostedGame } from '../../src/tables/hosted-games.ts';
import { toy } from '../../../../packages/testkit/test/toy.ts';

export const games: readonly HostedGame[] = [{ game: toy, bots: [] }];
