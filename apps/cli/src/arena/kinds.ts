import { readFileSync } from 'node:fs';
import { learnedFrom, levelsOf, randomBot, clairvoyantOf } from '@four-crowns/bots';
import type { BotKind, Knowledge } from '@four-crowns/bots';
import type { GameDoor } from '../door.ts';

/**
 * Who may enter: a game's bots, those who play a known exploit, one who knows all luck to come, to see how much luck decides, and the strongest level
 * with the hand-made evaluation, the yardstick for learned ones.
 */
export function kindsFor(door: GameDoor): readonly BotKind[] {
  const clairvoyant = clairvoyantOf(door.knowledge);
  const yardstick = levelsOf(handmadeOf(door))
    .slice(-1)
    .map((king) => ({ ...king, id: `${king.id}-1` }));
  const { bots, exploits = [] } = door;
  return [randomBot, ...bots, ...exploits, ...(clairvoyant === undefined ? [] : [clairvoyant]), ...yardstick];
}

/** A kind by its name, or `level@file` for that level with the network in a file. */
export function kindNamed(door: GameDoor, name: string): BotKind | undefined {
  const [level, file] = name.split('@');
  if (file === undefined) return kindsFor(door).find(({ id }) => id === name);
  return levelsOf(learnedIn(handmadeOf(door), file)).find(({ id }) => id === level);
}

/** What the game knows without a network. */
export function handmadeOf({ knowledge }: Pick<GameDoor, 'knowledge'>): Knowledge {
  return knowledge.handmade ?? knowledge;
}

/** `file#2`: with two changes of the mover played out before the network is asked. */
export function learnedIn(knowledge: Knowledge, name: string): Knowledge {
  const [file = '', cut] = name.split('#');
  const bytes = readFileSync(file);
  const learned = learnedFrom(
    knowledge,
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
  if (cut === undefined) return learned;
  const { search } = learned;
  const crowd = search.crowd && { crowd: { ...search.crowd, cut: Number(cut) } };
  return { ...learned, search: { ...search, cut: Number(cut), ...crowd } };
}
