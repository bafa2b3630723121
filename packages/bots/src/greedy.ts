import { codes } from '@four-crowns/core';
import type { Action, AnyGame, Code, Rng, Seat } from '@four-crowns/core';
import type { Ask, Bot, BotKind } from './bot.ts';

/** A game's own judgement, from `games/X/bot`. */
export interface Judge {
  /** How good the position is for `seat`, also between the small decisions of its turn; higher is better. */
  evaluate(s: unknown, seat: Seat): number;
  /** How many lines of play are followed at once. */
  readonly width: number;
  /** How many decisions of one turn are looked ahead at most. */
  readonly depth: number;
}

/**
 * Plays the turn that looks best when it is over: a beam search through the seat's own decisions up
 * to the point where chance or somebody else comes in. What may come after is the judge's business.
 */
export function greedyBot(id: string, judge: Judge): BotKind {
  return { id, sit: () => sitGreedy(judge) };
}

/** The turn goes on as planned only while the bot sees what it expected. */
interface PlannedStep {
  readonly seen: string;
  readonly action: Action;
}

function sitGreedy(judge: Judge): Bot {
  let plan: readonly PlannedStep[] = [];
  return {
    choose(ask: Ask): Action {
      const [next, ...rest] = plan;
      if (next !== undefined && next.seen === JSON.stringify(ask.view)) {
        plan = rest;
        return next.action;
      }
      const root = ask.game.imagine(ask.view, ask.rng);
      const [now, ...later] = planned(ask.game, root, ask.seat, bestTurn(ask, root, judge));
      plan = later;
      return now.action;
    },
  };
}

function planned(game: AnyGame, root: unknown, seat: Seat, turn: readonly Code[]): PlannedStep[] {
  return turn.map((code) => {
    const step = { seen: JSON.stringify(game.view(root, seat)), action: game.decode(root, seat, code) };
    game.rules.apply(root, seat, code);
    return step;
  });
}

/** A position in the middle of the turn; `sum` is the same for every order of the same codes. */
interface Line {
  readonly state: unknown;
  readonly path: readonly Code[];
  readonly sum: number;
}

/** One decision more than `line`. */
interface Candidate {
  readonly line: Line;
  readonly code: Code;
  readonly sum: number;
  readonly value: number;
  /** Among equals chance decides, else the first hexes of the board would always win. */
  readonly tie: number;
}

const buffer = codes();

/** The codes of the best turn found from `root`. */
function bestTurn({ game, seat, rng }: Ask, root: unknown, judge: Judge): readonly Code[] {
  const scratch = game.rules.clone(root);
  let best: Candidate | undefined;
  let beam: Line[] = [{ state: root, path: [], sum: 0 }];
  for (let depth = 1; beam.length > 0; depth++) {
    const open: Candidate[] = [];
    for (const line of beam) {
      buffer.n = 0;
      game.rules.legal(line.state, seat, buffer);
      for (const code of buffer.at.slice(0, buffer.n)) {
        game.rules.copy(line.state, scratch);
        game.rules.apply(scratch, seat, code);
        const candidate = judged(line, code, judge.evaluate(scratch, seat), rng);
        const goesOn = depth < judge.depth && game.rules.actors(scratch) === 1 << seat;
        if (goesOn) keepBest(open, candidate, judge.width);
        else if (best === undefined || isBetter(candidate, best)) best = candidate;
      }
    }
    beam = open.map((candidate) => follow(game, seat, candidate));
  }
  if (best === undefined) throw new Error('asked without a choice');
  return [...best.line.path, best.code];
}

function judged(line: Line, code: Code, value: number, rng: Rng): Candidate {
  return { line, code, sum: (line.sum + spread(code)) | 0, value, tie: rng.below(1 << 30) };
}

/** Far apart for near codes, so that different sets of codes hardly ever have the same sum. */
function spread(code: Code): number {
  const h = Math.imul(code + 1, 0x9e3779b1);
  return Math.imul(h ^ (h >>> 15), 0x85ebca6b);
}

function isBetter(a: Candidate, b: Candidate): boolean {
  return a.value > b.value || (a.value === b.value && a.tie > b.tie);
}

/** `open` stays sorted and at most `width` long. The same decisions in another order count once. */
function keepBest(open: Candidate[], candidate: Candidate, width: number): void {
  if (open.length === width && !isBetter(candidate, open[width - 1])) return;
  if (open.some((other) => other.sum === candidate.sum && other.value === candidate.value)) return;
  let at = open.length;
  while (at > 0 && isBetter(candidate, open[at - 1])) at--;
  open.splice(at, 0, candidate);
  if (open.length > width) open.pop();
}

function follow(game: AnyGame, seat: Seat, { line, code, sum }: Candidate): Line {
  const state = game.rules.clone(line.state);
  game.rules.apply(state, seat, code);
  return { state, path: [...line.path, code], sum };
}
