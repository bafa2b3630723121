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

/** One decision more than `line`. */
interface Step {
  readonly line: Line;
  readonly code: Code;
  readonly value: number;
}

/** The decisions of `line` that are still to be tried, and what each of them promised; `value` is what the best one does. */
interface Rest {
  readonly line: Line;
  readonly untried: Code[];
  readonly promised: number[];
  /** The promise of the best decision of the line. */
  readonly first: number;
  readonly value: number;
}

/** How a turn is looked for. */
export interface TurnFinder {
  /** How many lines are followed from each list before the next one has its go. */
  readonly width: number;
  /** How many decisions of one turn are looked ahead at most. */
  readonly depth: number;
  /** How many turns are wanted. */
  readonly most: number;
  /** Asked before each pass but the first. */
  goOn(): boolean;
}

/** Lines of one list that wait; what is worse than all of them is never looked at. */
const WAITING = 1024;
/** Decisions of a line that are tried before other lines have their go. */
const AT_ONCE = 2;
/** How much of a disappointment counts: what a decision has brought once it may bring again. */
const DISAPPOINTMENT_SHARE = 0.2;

const buffer = codes();

/**
 * The best turns found from `root`, the best one first. A beam that goes through the turn again and again: each
 * pass follows the best lines that no pass before it has followed, so it has an answer soon, and as long as there
 * is time it comes to look at ever more; no position is looked at twice.
 *
 * Lines are weighed against those with as much left to do (`lines.left`): a line that has moved a settlement would else
 * always look worse than one that has built one. And what a decision has brought in one line it promises in all
 * others, so of most lines only the best decisions are ever tried.
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
  /** By decision; one that has ended the turn whenever it was tried promises nothing and is always tried. */
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

/** Takes the most promising one out of both. */
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

/** `kept` stays sorted, the best one last, and at most `most` long. */
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
