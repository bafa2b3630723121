import { kingsburg } from '@four-crowns/kingsburg';
import { bots, knowledge } from '@four-crowns/kingsburg/bot';
import * as reasons from '@four-crowns/kingsburg/bot/words';
import { en, ru } from '@four-crowns/kingsburg/text';
import * as board from '@four-crowns/kingsburg/text-board';
import type { GameDoor } from '../door.ts';

export const door: GameDoor = {
  game: kingsburg,
  text: { en, ru },
  rulesFolder: new URL('../../../../games/kingsburg/rules/', import.meta.url),
  bots,
  knowledge,
  reasons,
  board,
};
