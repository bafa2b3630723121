import { theKingIsDead } from '@four-crowns/the-king-is-dead';
import { bots, knowledge } from '@four-crowns/the-king-is-dead/bot';
import * as reasons from '@four-crowns/the-king-is-dead/bot/words';
import { en, ru } from '@four-crowns/the-king-is-dead/text';
import * as board from '@four-crowns/the-king-is-dead/text-board';
import type { GameDoor } from '../door.ts';

export const door: GameDoor = {
  game: theKingIsDead,
  text: { en, ru },
  rulesFolder: new URL('../../../../games/the-king-is-dead/rules/', import.meta.url),
  bots,
  knowledge,
  reasons,
  board,
};
