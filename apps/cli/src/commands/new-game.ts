import { Complaint, shown } from '../complaint.ts';
import { DONE } from '../context.ts';
import type { Context } from '../context.ts';
import { namesOf, problemWith } from '../new-game/names.ts';
import { takenNames, writeGame } from '../new-game/repository.ts';

/** A small complete game under a name of its own, to be made into another one step by step. */
export function newGame({ args, io, say }: Context): number {
  const id = args.words[0] ?? '';
  const taken = takenNames();
  const problem = problemWith(id, taken);
  if (problem !== undefined) throw new Complaint((words) => words('bad.newGame', { id: shown(id), problem }));
  const names = namesOf(id, taken);
  writeGame(names);
  io.out.write(`${say('newGame.done', { ...names })}\n`);
  return DONE;
}
