import { kingdomBuilder } from '@four-crowns/kingdom-builder';
import { bots, knowledge } from '@four-crowns/kingdom-builder/bot';
import * as reasons from '@four-crowns/kingdom-builder/bot/words';
import { en, ru } from '@four-crowns/kingdom-builder/text';
import * as board from '@four-crowns/kingdom-builder/text-board';
import type { GameDoor } from '../door.ts';

export const door: GameDoor = {
  game: kingdomBuilder,
  text: { en, ru },
  rulesFolder: new URL('../../../../games/kingdom-builder/rules/', import.meta.url),
  bots,
  knowledge,
  reasons,
  board,
};
