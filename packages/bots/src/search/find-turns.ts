import { codes } from '@four-crowns/core';
import type { AnyGame, Code, Seat } from '@four-crowns/core';
import type { Turn } from '../beam.ts';
import type { Knowledge } from '../knowledge.ts';

/** A position in the middle of the turn. */
interface Line {
  readonly state: unknown;
  readonly path: readonly Code[];
}

/** One decision more than `line`. */
interface Step {
  readonly line: Line;
  readonly code: Code;
  readonly value: number;
}

/** How a turn is looked for. */
export interface Quest {
  /** How many lines are followed from each depth before the next depth has its go. */
  readonly width: number;
  /** How many decisions of one turn are looked ahead at most. */
  readonly depth: number;
  /** How many turns are wanted. */
  readonly most: number;
  /** Asked before each line but those of the first pass. */
  goOn(): boolean;
}

/** Lines of one depth that wait; what is worse than all of them is never looked at. */
const WAITING = 1024;

const buffer = codes();

/**
 * The best turns found from `root`, the best one first. A beam that goes through the turn again and again: each
 * pass follows, at every depth, the best lines that no pass before it has followed. So it has an answer soon, and
 * as long as there is time it comes to look at ever more; no position is looked at twice.
 */
export function findTurns(
  game: AnyGame,
  root: unknown,
  seat: Seat,
  { evaluate, same }: Required<Pick<Knowledge, 'evaluate' | 'same'>>,
  quest: Quest,
): readonly Turn[] {
  const { rules } = game;
  const scratch = rules.clone(root);
  const seen = new Set<number>();
  const done: Step[] = [];
  const waiting: Step[][] = Array.from({ length: quest.depth }, () => []);

  const follow = (line: Line): void => {
    const depth = line.path.length + 1;
    buffer.n = 0;
    rules.legal(line.state, seat, buffer);
    const { n } = buffer;
    for (let i = 0; i < n; i++) {
      const code = buffer.at[i];
      rules.copy(line.state, scratch);
      rules.apply(scratch, seat, code);
      const mark = same(scratch, seat);
      if (seen.has(mark)) continue;
      seen.add(mark);
      const goesOn = depth < quest.depth && rules.actors(scratch) === 1 << seat;
      const value = evaluate(scratch, seat);
      keep(goesOn ? waiting[depth] : done, { line, code, value }, goesOn ? WAITING : quest.most);
    }
  };

  follow({ state: root, path: [] });
  for (let pass = 0; ; pass++) {
    let followed = 0;
    for (const steps of waiting) {
      for (let i = 0; i < quest.width; i++) {
        const step = steps.pop();
        if (step === undefined) break;
        if (pass > 0 && !quest.goOn()) return turnsOf(done);
        follow(lineAfter(game, seat, step));
        followed++;
      }
    }
    if (followed === 0) return turnsOf(done);
  }
}

/** `kept` stays sorted, the best one last, and at most `most` long. */
function keep(kept: Step[], step: Step, most: number): void {
  if (kept.length === most) {
    if (step.value <= kept[0].value) return;
    kept.shift();
  }
  let low = 0;
  let high = kept.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (kept[middle].value < step.value) low = middle + 1;
    else high = middle;
  }
  kept.splice(low, 0, step);
}

function lineAfter({ rules }: AnyGame, seat: Seat, { line, code }: Step): Line {
  const state = rules.clone(line.state);
  rules.apply(state, seat, code);
  return { state, path: [...line.path, code] };
}

function turnsOf(done: readonly Step[]): readonly Turn[] {
  if (done.length === 0) throw new Error('asked without a choice');
  return done.map(({ line, code, value }) => ({ path: [...line.path, code], value })).toReversed();
}
