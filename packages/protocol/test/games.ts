/** Every game there is, and toys with sealed picks, dice, peeks, teams and closed drafts. */
import type { AnyGame } from '@four-crowns/core';
import { kingdomBuilder } from '@four-crowns/kingdom-builder';
import { closedToy, toy } from '../../testkit/test/toy.ts';

export const GAMES = [kingdomBuilder, toy, closedToy] as unknown as readonly AnyGame[];
