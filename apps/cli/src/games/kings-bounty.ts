import { kingsBounty } from '@four-crowns/kings-bounty';
import { bots, knowledge } from '@four-crowns/kings-bounty/bot';
import * as reasons from '@four-crowns/kings-bounty/bot/words';
import { en, ru } from '@four-crowns/kings-bounty/text';
import * as board from '@four-crowns/kings-bounty/text-board';
import type { GameDoor } from '../door.ts';

export const door: GameDoor = {
  game: kingsBounty,
  text: { en, ru },
  rulesFolder: new URL('../../../../games/kings-bounty/rules/', import.meta.url),
  bots,
  knowledge,
  reasons,
  board,
  report: board.report,
};
