import { randomBot } from '@four-crowns/bots';
import { DONE } from '../context.ts';
import type { Context } from '../context.ts';
import { gameWords } from '../game-words.ts';
import { doorOf, gameIds } from '../door.ts';
import { tableOf } from '../style.ts';

export async function games({ io, say, lang }: Context): Promise<number> {
  const rows: string[][] = [];
  for (const id of gameIds) {
    const door = await doorOf(id);
    const { name } = gameWords(door.text[lang], lang, []);
    const bots = [randomBot, ...door.bots].map((bot) => bot.id).join(', ');
    const counts = door.game.seatCounts.join(', ');
    rows.push([id, name, say('games.players', { counts }), say('games.bots', { bots })]);
  }
  io.out.write(tableOf(rows));
  return DONE;
}
