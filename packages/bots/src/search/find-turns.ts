import { codes } from '@four-crowns/core';
import type { AnyGame, Code, Seat } from '@four-crowns/core';
import type { Turn } from '../beam.ts';
import type { Opinion } from '../opinion.ts';

/** A position in the middle of the turn. */
interface Line {
  readonly state: unknown;
  readonly path: readonly Code[];
  readonly value: number;
}

/** `line` extended by one decision. */
interface Step {
  readonly line: Line;
  readonly code: Code;
  readonly value: number;
}

/**
 * The untried decisions of `line` and the gain each of them promises. `value` is what the best of them would lead to.
 */
interface Rest {
  readonly line: Line;
  readonly untried: Code[];
  readonly promised: number[];
  /** The promise of the line's best decision. */
  readonly first: number;
  readonly value: number;
}

/** How far to look for turns. */
export interface TurnFinder {
  /** How many lines are followed from each list before it is the turn of the next list. */
  readonly width: number;
  /** The most decisions of one turn to look ahead. */
  readonly depth: number;
  /** How many turns to return. */
  readonly most: number;
  /** Asked before every pass except the first. */
  goOn(): boolean;
}

/** The most lines that wait in one list; anything worse than all of them is dropped. */
const WAITING = 1024;
/** How many decisions of a line are tried before other lines are continued. */
const AT_ONCE = 2;
/** How far a promise drops towards a lower gain: a decision that has gained much once may do so again. */
const DISAPPOINTMENT_SHARE = 0.2;

const buffer = codes();

/**
 * Finds the best turns from `root`, best first. It is a beam search that makes repeated passes over the turn. Each
 * pass follows the best lines that no earlier pass has followed, so there is an answer early and the search widens
 * while time remains. No position is examined twice.
 *
 * Lines are only compared with those that have equally much left to do (`lines.left`). Otherwise a line that has
 * moved a settlement would always look worse than one that has built one. The gain of a decision in one line is its
 * promise in all others, so in most lines only the best decisions are tried.
 */
export function findTurns(
  game: AnyGame,
  root: unknown,
  seat: Seat,
  { evaluate, grouping: lines }: Required<Opinion>,
  finder: TurnFinder,
): readonly Turn[] {
  const { rules } = game;
  const scratch = rules.clone(root);
  const seen = new Set<number>();
  const done: Step[] = [];
  const waiting = new Map<number, (Step | Rest)[]>();
  /** The expected gain by decision. A decision that has always ended the turn has no promise and is always tried. */
  const promises = new Map<Code, number>();

  const take = (line: Line, code: Code): void => {
    const depth = line.path.length + 1;
    rules.copy(line.state, scratch);
    rules.apply(scratch, seat, code);
    const mark = lines.same(scratch, seat);
    if (seen.has(mark)) return;
    seen.add(mark);
    const value = evaluate(scratch, seat);
    if (depth === finder.depth || rules.actors(scratch) !== 1 << seat) {
      keep(done, { line, code, value }, finder.most);
      return;
    }
    const brought = value - line.value;
    const before = promises.get(code) ?? brought;
    promises.set(code, Math.max(brought, before + DISAPPOINTMENT_SHARE * (brought - before)));
    keep(listOf(waiting, lines.left(scratch, seat)), { line, code, value }, WAITING);
  };

  const goOnWith = ({ line, untried, promised, first }: Omit<Rest, 'value'>): void => {
    for (let i = 0; i < AT_ONCE && untried.length > 0; i++) take(line, drawBest(untried, promised));
    if (untried.length === 0) return;
    const value = line.value + Math.min(0, promised[bestOf(promised)] - first);
    keep(listOf(waiting, lines.left(line.state, seat)), { line, untried, promised, first, value }, WAITING);
  };

  const follow = (line: Line): void => {
    buffer.n = 0;
    rules.legal(line.state, seat, buffer);
    const untried: Code[] = [];
    const promised: number[] = [];
    for (let i = 0; i < buffer.n; i++) {
      const code = buffer.at[i];
      const promise = promises.get(code);
      if (promise === undefined) take(line, code);
      else {
        untried.push(code);
        promised.push(promise);
      }
    }
    if (untried.length > 0) goOnWith({ line, untried, promised, first: promised[bestOf(promised)] });
  };

  follow({ state: root, path: [], value: evaluate(root, seat) });
  for (let pass = 0; pass === 0 || finder.goOn(); pass++) {
    let followed = 0;
    for (const list of waiting.values()) {
      for (let i = 0; i < finder.width; i++) {
        const item = list.pop();
        if (item === undefined) break;
        if ('untried' in item) goOnWith(item);
        else follow(lineAfter(game, seat, item));
        followed++;
      }
    }
    if (followed === 0) break;
  }
  if (done.length === 0) throw new Error('asked without a choice');
  return done.map(({ line, code, value }) => ({ path: [...line.path, code], value })).toReversed();
}

function bestOf(promised: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < promised.length; i++) if (promised[i] > promised[best]) best = i;
  return best;
}

/** Removes the most promising decision from both lists and returns it. */
function drawBest(untried: Code[], promised: number[]): Code {
  const at = bestOf(promised);
  const code = untried[at];
  untried[at] = untried[untried.length - 1];
  promised[at] = promised[promised.length - 1];
  untried.pop();
  promised.pop();
  return code;
}

function listOf<T>(lists: Map<number, T[]>, key: number): T[] {
  const known = lists.get(key);
  if (known !== undefined) return known;
  const list: T[] = [];
  lists.set(key, list);
  return list;
}

/** Inserts into `kept`, which stays sorted with the best last and has at most `most` entries. */
function keep<T extends { readonly value: number }>(kept: T[], one: T, most: number): void {
  if (kept.length === most) {
    if (one.value <= kept[0].value) return;
    kept.shift();
  }
  let low = 0;
  let high = kept.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (kept[middle].value < one.value) low = middle + 1;
    else high = middle;
  }
  kept.splice(low, 0, one);
}

function lineAfter({ rules }: AnyGame, seat: Seat, { line, code, value }: Step): Line {
  const state = rules.clone(line.state);
  rules.apply(state, seat, code);
  return { state, path: [...line.path, code], value };
}
