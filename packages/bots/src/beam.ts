import { codes, mix32 } from '@four-crowns/core';
import type { AnyGame, Code, Rng, Seat } from '@four-crowns/core';

/** How wide and how deep a beam search through one turn looks. */
export interface Beam {
  evaluate(s: unknown, seat: Seat): number;
  /** How many lines of play are kept at each depth. */
  readonly width: number;
  /** The most decisions of one turn to look ahead. */
  readonly depth: number;
  /** Groups turns by their first decision. Each group has a guaranteed share of the places among the best turns. */
  groupOf?(first: Code): number;
}

/** The decisions of one turn, up to the point where chance or another player acts. */
export interface Turn {
  readonly path: readonly Code[];
  readonly value: number;
}

/** A position in the middle of the turn. `sum` is the sum of its codes, so it does not depend on their order. */
interface Line {
  readonly state: unknown;
  readonly path: readonly Code[];
  readonly sum: number;
}

/** `line` extended by one decision. */
interface Candidate {
  readonly line: Line;
  readonly code: Code;
  readonly sum: number;
  readonly value: number;
  /** A random tie-breaker; without it the first hexes of the board would always win. */
  readonly tie: number;
}

const buffer = codes();

/** The best turns found from `root`, best first, at most `most` of them. */
export function bestTurns(
  game: AnyGame,
  root: unknown,
  seat: Seat,
  rng: Rng,
  beam: Beam,
  most: number,
): readonly Turn[] {
  const scratch = game.rules.clone(root);
  const done = new Map<number, Candidate[]>();
  let lines: Line[] = [{ state: root, path: [], sum: 0 }];
  for (let depth = 1; lines.length > 0; depth++) {
    const open: Candidate[] = [];
    for (const line of lines) {
      buffer.n = 0;
      game.rules.legal(line.state, seat, buffer);
      for (const code of buffer.at.slice(0, buffer.n)) {
        game.rules.copy(line.state, scratch);
        game.rules.apply(scratch, seat, code);
        const candidate = judged(line, code, beam.evaluate(scratch, seat), rng);
        const goesOn = depth < beam.depth && game.rules.actors(scratch) === 1 << seat;
        if (goesOn) keepBest(open, candidate, beam.width);
        else keepBest(groupIn(done, beam.groupOf?.(line.path[0] ?? code) ?? 0), candidate, most);
      }
    }
    lines = open.map((candidate) => follow(game, seat, candidate));
  }
  if (done.size === 0) throw new Error('asked without a choice');
  return bestOf([...done.values()], most).map(({ line, code, value }) => ({
    path: [...line.path, code],
    value,
  }));
}

function groupIn(groups: Map<number, Candidate[]>, key: number): Candidate[] {
  let group = groups.get(key);
  if (group === undefined) groups.set(key, (group = []));
  return group;
}

/** The best of all groups. Every group gets its share of the places, and places it cannot fill go to the others. */
function bestOf(groups: readonly (readonly Candidate[])[], most: number): readonly Candidate[] {
  const share = Math.floor(most / groups.length);
  const own = groups.flatMap((group) => group.slice(0, share));
  const others = groups.flatMap((group) => group.slice(share)).toSorted(byValue);
  return [...own, ...others.slice(0, most - own.length)].toSorted(byValue);
}

function byValue(a: Candidate, b: Candidate): number {
  return isBetter(a, b) ? -1 : 1;
}

function judged(line: Line, code: Code, value: number, rng: Rng): Candidate {
  return { line, code, sum: (line.sum + mix32(code + 1)) | 0, value, tie: rng.below(1 << 30) };
}

function isBetter(a: Candidate, b: Candidate): boolean {
  return a.value > b.value || (a.value === b.value && a.tie > b.tie);
}

/**
 * Inserts into `kept`, which stays sorted and at most `width` long. The same decisions in another order are kept
 * once.
 */
function keepBest(kept: Candidate[], candidate: Candidate, width: number): void {
  if (kept.length === width && !isBetter(candidate, kept[width - 1])) return;
  // With only one place there can be no duplicates.
  if (width > 1 && kept.some((other) => other.sum === candidate.sum && other.value === candidate.value))
    return;
  let at = kept.length;
  while (at > 0 && isBetter(candidate, kept[at - 1])) at--;
  kept.splice(at, 0, candidate);
  if (kept.length > width) kept.pop();
}

function follow(game: AnyGame, seat: Seat, { line, code, sum }: Candidate): Line {
  const state = game.rules.clone(line.state);
  game.rules.apply(state, seat, code);
  return { state, path: [...line.path, code], sum };
}
