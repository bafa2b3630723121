/** Every game there is, and toys with sealed picks, dice, peeks, teams and closed drafts. */
import type { AnyGame } from '@four-crowns/core';
import { GAMES as MANIFESTS } from '@four-crowns/games';
import { closedToy, toy } from '../../testkit/test/toy.ts';

const newest = await Promise.all(MANIFESTS.map(async ({ rules }) => (await rules()).slice(0, 1)));

export const GAMES: readonly AnyGame[] = [...newest.flat(), toy, closedToy];
