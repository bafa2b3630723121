import { decimal, MOST_TIMES } from '../allowance.ts';
import type { Args } from '../args.ts';
import { Complaint, shown } from '../complaint.ts';
import type { GameDoor } from '../door.ts';
import type { Entrant } from './duel.ts';
import { kindsFor } from './kinds.ts';

/** `--bots a,b:4,…`: the number says how many times the budget. */
export function entrantsOf(args: Args, door: GameDoor, least: number): Entrant[] {
  const kinds = kindsFor(door);
  const names = (args.value.bots ?? '').split(',').filter((name) => name !== '');
  if (names.length < least || new Set(names).size !== names.length) {
    throw new Complaint((say) => say('bad.entrants', { least }));
  }
  return names.map((name) => {
    const [bot = '', times] = name.split(':');
    if (!bot.includes('@') && !kinds.some(({ id }) => id === bot)) {
      const known = kinds.map((k) => k.id).join(', ');
      throw new Complaint((say) => say('bad.bot', { bot: shown(bot), game: door.game.id, known }));
    }
    return { name, bot, times: times === undefined ? 1 : decimal('bots', times, MOST_TIMES) };
  });
}
