import { BadInput, DEALER, openMatch, outcomeOf, rank, settle } from '@four-crowns/core';
import type { AnyGame, Dealer, Game, Match, Outcome, Rng, Seat, SeatMask, Viewer } from '@four-crowns/core';

/** One question of a plan: who is asked, at once; each answers with a number. */
export interface Question {
  readonly ask: readonly Seat[] | 'dealer';
  /** 3 unless told; with 1 the answer is forced. */
  readonly choices?: number;
  /** The last answer brings earlier ones to light. */
  readonly reveals?: true;
}

export interface Plan {
  readonly questions: readonly Question[];
  readonly seats?: number;
  readonly drafts?: 'open' | 'closed';
  readonly sides?: readonly SeatMask[];
}

type Options = { readonly note: string };
type Pick = { readonly type: 'pick'; readonly n: number };
type Picked =
  | {
      readonly type: 'picked';
      readonly seat: Seat;
      readonly secret: { readonly to: SeatMask; readonly n: number };
    }
  | { readonly type: 'dealt'; readonly n: number }
  | { readonly type: 'resolved'; readonly question: number; readonly reveals?: true };
type MiniView = {
  readonly viewer: Viewer;
  readonly asked: number;
  readonly answers: readonly (readonly (number | 'none' | 'hidden')[])[];
};
/** `answers[q][seat]`, -1 = none; the dealer's stands in place 0. */
type State = { asked: number; answers: number[][] };

/** A game made for core's own tests: the questions of a plan, one after the other, and the highest sum wins. */
export function mini(plan: Plan): AnyGame {
  const { questions } = plan;
  const seats = plan.seats ?? 2;
  const place = (seat: Seat): number => (seat === DEALER ? 0 : seat);
  const missing = (s: State): readonly Seat[] => {
    const ask = questions[s.asked]?.ask ?? [];
    const all = ask === 'dealer' ? [DEALER] : ask;
    return all.filter((seat) => s.answers[s.asked]![place(seat)]! < 0);
  };
  const sum = (s: State, seat: Seat): number =>
    s.answers.reduce(
      (total, row, q) => total + (questions[q]!.ask === 'dealer' ? 0 : Math.max(0, row[seat]!)),
      0,
    );
  const sides = plan.sides ?? Array.from({ length: seats }, (_, seat) => 1 << seat);
  const sumOfSide = (s: State, seat: Seat): number => {
    const side = sides.find((mask) => mask & (1 << seat)) ?? 0;
    return Array.from({ length: seats }, (_, other) => (side & (1 << other) ? sum(s, other) : 0)).reduce(
      (a, b) => a + b,
    );
  };
  const clone = (s: State): State => ({ asked: s.asked, answers: s.answers.map((row) => [...row]) });

  const game: Game<State, Pick, MiniView, Picked, Options> = {
    id: 'mini',
    rulesVersion: 3,
    stateVersion: 2,
    seatCounts: [seats],
    options: {},
    drafts: plan.drafts ?? 'open',
    maxSteps: 100,
    rules: {
      start: () => ({ asked: 0, answers: questions.map(() => Array.from({ length: seats }, () => -1)) }),
      actors: (s) => missing(s).reduce((mask, seat) => mask | (1 << seat), 0),
      legal(s, _seat, out) {
        for (let n = 0; n < (questions[s.asked]!.choices ?? 3); n++) out.push(n);
      },
      weight: () => 1,
      apply(s, seat, code, log) {
        const question = questions[s.asked]!;
        s.answers[s.asked]![place(seat)] = code;
        if (seat === DEALER) log?.push({ type: 'dealt', n: code });
        else log?.push({ type: 'picked', seat, secret: { to: 1 << seat, n: code } });
        if (missing(s).length > 0) return;
        log?.push({ type: 'resolved', question: s.asked, ...(question.reveals ? { reveals: true } : {}) });
        s.asked++;
      },
      resample() {},
      clone,
      copy: (from, to) => void Object.assign(to, clone(from)),
      payoffs(s, out) {
        for (let seat = 0; seat < seats; seat++) out[seat] = sumOfSide(s, seat);
      },
    },
    parseOptions(x) {
      const { note = 'plain', ...rest } = x as { note?: unknown };
      if (typeof note !== 'string' || Object.keys(rest).length > 0)
        throw new BadInput('options', 'only a note');
      return { note };
    },
    optionMixes: () => [{ note: 'plain' }],
    sides: () => sides,
    parseAction(x) {
      const { type, n } = Object(x) as { type?: unknown; n?: unknown };
      return type === 'pick' && typeof n === 'number' && Number.isInteger(n) ? { type, n } : undefined;
    },
    encode: (_s, _seat, a) => a.n,
    decode: (_s, _seat, n) => ({ type: 'pick', n }),
    forced: (s) => (questions[s.asked]?.choices === 1 ? 0 : undefined),
    whyNot: (s, seat, a) =>
      missing(s).includes(seat)
        ? { rule: 'M-1.2', facts: { n: a.n, question: s.asked } }
        : { rule: 'M-1.1', facts: { question: s.asked } },
    view: (s, viewer) => ({
      viewer,
      asked: s.asked,
      answers: s.answers.map((row, q) =>
        row.map((n, seat) =>
          n < 0 ? 'none' : q < s.asked || viewer === 'all' || viewer === seat ? n : 'hidden',
        ),
      ),
    }),
    imagine: (v, _rng: Rng) => ({
      asked: v.asked,
      answers: v.answers.map((row) => row.map((n) => (n === 'none' ? -1 : n === 'hidden' ? 0 : n))),
    }),
    check() {},
    scores: (s) => [{ label: 'sum', points: Array.from({ length: seats }, (_, seat) => sum(s, seat)) }],
    outcome: (s, out = 0) =>
      s.asked < questions.length ? undefined : ranked(seats, out, (seat) => sumOfSide(s, seat)),
    save: clone,
    load: (saved) => clone(saved as State),
  };
  return game;
}

function ranked(seats: number, out: number, value: (seat: Seat) => number): Outcome {
  const all = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => ((out >> seat) & 1) === 0);
  return {
    ...outcomeOf(rank(all, (x, y) => ({ by: value(x) - value(y), why: 'sum' }))),
    decidedBy: 'sum',
  };
}

export const pick = (n: number): Pick => ({ type: 'pick', n });

/** Always the first outcome. */
export const firstDealer: Dealer = { draw: () => 0 };

/** A match of a plan, settled to its first question. */
export function table(plan: Plan, dealer: Dealer = firstDealer): Match {
  const game = mini(plan);
  const m = openMatch(game, 'match 1', { note: 'plain' }, plan.seats ?? 2);
  settle(m, dealer);
  return m;
}

/** Everything a refused request must leave alone. */
export function snapshot(m: Match): string {
  const { entries, line, checkpoints, border, dealt, resigned, takenBack, state, result } = m;
  return JSON.stringify({
    entries,
    line,
    checkpoints,
    border,
    dealt,
    resigned,
    takenBack: [...takenBack],
    state,
    result,
  });
}
