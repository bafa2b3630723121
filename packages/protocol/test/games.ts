/** Every game there is, and toys with sealed picks, dice, peeks, teams and closed drafts. */
import type { AnyGame } from '@four-crowns/core';
import { kingdomBuilder } from '@four-crowns/kingdom-builder';
import { kingsBounty } from '@four-crowns/kings-bounty';
import { kingsburg } from '@four-crowns/kingsburg';
import { theKingIsDead } from '@four-crowns/the-king-is-dead';
import { closedToy, toy } from '../../testkit/test/toy.ts';

export const GAMES = [
  kingdomBuilder,
  kingsburg,
  theKingIsDead,
  kingsBounty,
  toy,
  closedToy,
] as unknown as readonly AnyGame[];
