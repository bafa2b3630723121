import { BadInput, DEALER, outcomeOf, rank } from '@four-crowns/core';
import type { AnyGame, Game, GameEvent, ScoreLine } from '@four-crowns/core';

/**
 * Stones: nine stones worth 1 to 9 are on the table. In a player's turn the dealer names a lucky stone, then the
 * player takes one or two stones, one after another; the lucky one counts double. It is small but has chance, turns
 * of several decisions, forced answers and an end.
 */
type State = { seats: number; stones: number; turn: number; lucky: number; taken: number; points: number[] };
type Action = { type: 'take'; stone: number } | { type: 'stop' } | { type: 'lucky'; stone: number };
type View = { viewer: number | 'table' | 'all'; state: State };
type Options = { doubles: boolean };

const ALL = 0b11_1111_1110;
const STOP = 0;
const COPY = (s: State): State => ({ ...s, points: [...s.points] });

export const stones: Game<State, Action, View, GameEvent, Options> = {
  id: 'stones',
  rulesVersion: 1,
  stateVersion: 1,
  seatCounts: [2, 3],
  options: {},
  drafts: 'open',
  maxSteps: 100,
  rules: {
    start: (_options, seats) => ({
      seats,
      stones: ALL,
      turn: 0,
      lucky: 0,
      taken: 0,
      points: Array.from({ length: seats }, () => 0),
    }),
    actors: (s) => (s.stones === 0 ? 0 : s.lucky === 0 ? 1 << DEALER : 1 << s.turn),
    legal(s, seat, out) {
      if (seat !== DEALER && s.taken === 1) out.push(STOP);
      for (let stone = 1; stone <= 9; stone++) if (s.stones & (1 << stone)) out.push(stone);
    },
    weight: () => 1,
    apply(s, seat, code, log) {
      if (seat === DEALER) {
        s.lucky = code;
        log?.push({ type: 'lucky', stone: code });
        return;
      }
      if (code !== STOP) {
        s.stones &= ~(1 << code);
        s.points[seat] = (s.points[seat] ?? 0) + code * (code === s.lucky ? 2 : 1);
        s.taken++;
        log?.push({ type: 'take', seat, stone: code });
      }
      if (code === STOP || s.taken === 2) {
        s.turn = (s.turn + 1) % s.seats;
        s.lucky = 0;
        s.taken = 0;
      }
    },
    resample: () => undefined,
    clone: COPY,
    copy: (from, to) => void Object.assign(to, COPY(from)),
    payoffs(s, out) {
      s.points.forEach((p, seat) => {
        out[seat] = p;
      });
    },
  },
  parseOptions: () => ({ doubles: true }),
  optionMixes: () => [{ doubles: true }],
  sides: (_options, seats) => Array.from({ length: seats }, (_, seat) => 1 << seat),
  parseAction: (x) => x as Action,
  encode: (_s, _seat, a) => (a.type === 'stop' ? STOP : a.stone),
  decode: (_s, seat, c) =>
    c === STOP ? { type: 'stop' } : { type: seat === DEALER ? 'lucky' : 'take', stone: c },
  forced: () => undefined,
  whyNot: () => ({ rule: 'ST-1.1', facts: {} }),
  view: (s, viewer) => ({ viewer, state: COPY(s) }),
  imagine: (v) => COPY(v.state),
  check(s) {
    if (s.taken > 2) throw new BadInput('taken', 'too many');
  },
  scores: (s): readonly ScoreLine[] => [{ label: 'stones', points: [...s.points] }],
  outcome(s) {
    if (s.stones !== 0) return undefined;
    const seats = s.points.map((_, seat) => seat);
    return outcomeOf(rank(seats, (x, y) => ({ by: (s.points[x] ?? 0) - (s.points[y] ?? 0), why: 'points' })));
  },
  save: (s) => COPY(s),
  load: (saved) => COPY(saved as State),
};

export const anyStones: AnyGame = stones;

/** Counts only the seat's own points, so the best turn takes the two best stones. */
export function ownPoints(s: State, seat: number): number {
  return s.points[seat] ?? 0;
}
