import type { Allowance } from '@four-crowns/bots';
import { MOST_ITERATIONS, numberOf } from '../args.ts';
import type { Args } from '../args.ts';
import { Complaint, shown } from '../complaint.ts';
import type { GameDoor } from '../door.ts';
import type { Entrant } from './duel.ts';
import { kindsFor } from './kinds.ts';

const LONGEST_MS = 600_000;
const MOST_TIMES = 1000;

/** `--bots a,b:4,…`: the number says how many times the budget. */
export function entrantsOf(args: Args, door: GameDoor, least: number): Entrant[] {
  const kinds = kindsFor(door);
  const names = (args.value.bots ?? '').split(',').filter((name) => name !== '');
  if (names.length < least || new Set(names).size !== names.length) {
    throw new Complaint((say) => say('bad.entrants', { least }));
  }
  return names.map((name) => {
    const [bot = '', times] = name.split(':');
    if (!kinds.some(({ id }) => id === bot)) {
      const known = kinds.map((k) => k.id).join(', ');
      throw new Complaint((say) => say('bad.bot', { bot: shown(bot), game: door.game.id, known }));
    }
    return { name, bot, times: times === undefined ? 1 : decimal('bots', times, MOST_TIMES) };
  });
}

/** What a turn may cost; null for what each bot takes by itself. */
export function allowanceOf(args: Args): Allowance | null {
  const { ms, iterations, budget } = args.value;
  if ([ms, iterations, budget].filter((x) => x !== undefined).length > 1) {
    throw new Complaint((say) => say('bad.budgets'));
  }
  if (ms !== undefined) return { ms: numberOf(args, 'ms', 1, LONGEST_MS) ?? 1 };
  if (iterations !== undefined) return { iterations: numberOf(args, 'iterations', 1, MOST_ITERATIONS) ?? 1 };
  return budget === undefined ? null : { share: decimal('budget', budget, MOST_TIMES) };
}

function decimal(option: string, text: string, most: number): number {
  const n = /^\d{1,4}(\.\d{1,6})?$/.test(text) ? Number(text) : 0;
  if (n > 0 && n <= most) return n;
  throw new Complaint((say) =>
    say('bad.decimal', { option: `--${option}`, text: shown(text), most: String(most) }),
  );
}
