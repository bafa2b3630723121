import { randomBot, seerOf } from '@four-crowns/bots';
import type { BotKind } from '@four-crowns/bots';
import type { GameDoor } from '../door.ts';

/** Who may enter: a game's bots, and one who knows all luck to come, to see how much luck decides. */
export function kindsFor(door: GameDoor): readonly BotKind[] {
  const seer = seerOf(door.knowledge);
  return [randomBot, ...door.bots, ...(seer === undefined ? [] : [seer])];
}
