/**
 * The contract between a game and everything around it.
 *
 * Four decisions carry it:
 * 1. Chance is a player. Rules hold no generator: the state stops and the dealer answers like any
 *    seat, so a record holds outcomes and a seed only proves them.
 * 2. Deal lazily. A deck is a multiset until somebody learns a card; the future is not in the state
 *    and cannot leak.
 * 3. What is pending is data in the state, never a closure, generator or promise.
 * 4. Two halves: `Rules` is ints and mutation for speed, `Game` is typed words for people.
 *
 * Duties of an author:
 * (a) Recall: what a seat has learned is in state and view, never only in the log. What was seen and may not
 *     be looked up again, such as a covered discard, counts as not learned: `retell` takes it out of the log.
 * (b) A view holds its viewer's knowledge and never the undealt pool: to a seat, unseen = pool plus
 *     all hidden cards.
 * (c) Who is asked, and in how many steps, depends on public facts only.
 * (d) Derived data is rebuilt by `load`, neither saved nor hashed.
 * (e) At most some 500 legal codes: independent parts are micro-steps, coupled parts one code.
 */

import type { Json } from './json.ts';
import type { OptionDeclarations } from './option-declarations.ts';

/** A place at the table, 0..n-1. Accounts live elsewhere. */
export type Seat = number;
/** Bit i = seat i. */
export type SeatMask = number;
/** The seat of chance; refused from outside. */
export const DEALER = 30;
/** An action as an int: never stored, never sent; it names kinds, not positions in a hand. */
export type Code = number;

export type { Json };
/** Views and actions are `type`s: an `interface` has no index signature and does not fit. */
export type Data = { readonly [key: string]: Json };

/** A seat, a spectator, or everything (refused before a match has ended). */
export type Viewer = Seat | 'table' | 'all';

export interface Rng {
  /** A uniform integer from 0 to n-1. */
  below(n: number): number;
}

/** A reused buffer of codes. */
export interface Codes {
  readonly at: Int32Array;
  n: number;
  push(c: Code): void;
}

/** One line of the score sheet: `label` is a key of the game's words, `points` has one entry a seat. */
export type ScoreLine = { readonly label: string; readonly points: readonly number[] };
/** `rule` is a paragraph of the game's rules text such as `KB-3.2`; `facts` show why it forbids. */
export type Refusal = { readonly rule: string; readonly facts: Data };
/**
 * `places[0]` are the winners. A solo defeat is `[[], [0]]`. `decidedBy` says what made them win, `parted[i]` what set
 * `places[i]` apart from `places[i + 1]`; results of records in format 1 do not have it.
 */
export type Outcome = {
  readonly places: readonly (readonly Seat[])[];
  readonly decidedBy: string;
  readonly parted?: readonly string[];
};

/**
 * What happened, for the log and the screen. Public facts stand on top; `secret` is cut by core for
 * everyone outside `to`. `reveals`: the actor has just learned a fact that was fixed earlier, so undo
 * stops here.
 */
export type GameEvent = Data & {
  readonly type: string;
  readonly reveals?: true;
  readonly secret?: Data & { readonly to: SeatMask };
};

/** A step as a viewer was told of it. It does not stand if it was taken back. */
export type Happened<E> = { readonly stands: boolean; readonly events: readonly E[] };
export interface Retelling<E> {
  /** For each step, oldest first, the events it is told by now; one that is left without any is not told. */
  eventsNow(viewer: Viewer, steps: readonly Happened<E>[]): readonly (readonly E[])[];
}

export type Action = Data & { readonly type: string };
/**
 * Something of a player's own (a tile, a card, a building) that none of its choices uses, and the rule that
 * forbids it. `thing` is the path of its name in the game's words, such as `tile.tavern`.
 */
export type Idle = { readonly thing: string; readonly refusal: Refusal };
/**
 * Every view names its viewer. What is asked of that viewer now stands in `prompt`, and in `idle` what it
 * cannot use now; both only while it is asked.
 */
export type View = Data & {
  readonly viewer: Viewer;
  readonly prompt?: Data;
  readonly idle?: readonly Idle[];
};

/** The hot half: mutates, allocates nothing, trusts its input. */
export interface Rules<S, E extends GameEvent, O> {
  /** Deterministic: random set-up is dealer steps. */
  start(options: O, seats: number): S;
  /** Who must act now; several bits = all at once; 0 = the game is over. */
  actors(s: S): SeatMask;
  /** Every legal code, ascending, whatever path led here; for DEALER the possible outcomes. */
  legal(s: S, seat: Seat, out: Codes): void;
  /** Integer weight of a dealer outcome. */
  weight(s: S, outcome: Code): number;
  /** Without `log` no event object is made. */
  apply(s: S, seat: Seat, code: Code, log?: E[]): void;
  /** One of `legal`, uniformly, without listing all; for DEALER by weight. */
  pick?(s: S, seat: Seat, rng: Rng): Code;
  /** Determinization: deals again, in place and as the dealer would, all that `viewer` cannot know. */
  resample(s: S, viewer: Viewer, rng: Rng): void;
  clone(s: S): S;
  /** Into a scratch state of the same options and seats, for searches. */
  copy(from: S, to: S): void;
  /** One number per seat, at the end. */
  payoffs(s: S, out: Float64Array): void;
}

/** The cold half: what people, servers and files need. */
export interface Game<S, A extends Action, V extends View, E extends GameEvent, O extends Json> {
  readonly id: string;
  /** +1 when some recorded match would replay differently. */
  readonly rulesVersion: number;
  /** +1 when the shape of a saved state or event changes. */
  readonly stateVersion: number;
  readonly seatCounts: readonly number[];
  /** May others watch steps that can still be undone? */
  readonly drafts: 'open' | 'closed';
  /** A random match that asks more often than this does not end: a defect. */
  readonly maxSteps: number;
  readonly rules: Rules<S, E, O>;
  /** What a table may choose, for forms and descriptions. */
  readonly options: OptionDeclarations;
  /** Fills in defaults; throws `BadInput` on unknown names and impossible mixes. */
  parseOptions(x: unknown, seats: number): O;
  /** Every option set the test kit should play, defaults first. */
  optionMixes(seats: number): readonly O[];
  /** Teams; one bit each when everyone plays alone. */
  sides(options: O, seats: number): readonly SeatMask[];
  /** Untrusted JSON to a typed union; also the dealer's actions, for records. */
  parseAction(x: unknown): A | undefined;
  /** Undefined where no code could mean `a` in this position. */
  encode(s: S, seat: Seat, a: A): Code | undefined;
  /** `encode` after `decode` is the identity on legal codes. */
  decode(s: S, seat: Seat, c: Code): A;
  /** The only answer, if the whole table can see that it is the only one. */
  forced(s: S, seat: Seat): Code | undefined;
  /** Which rule forbids `a`, and the facts; core passes an imagined `s`, so it cannot betray. */
  whyNot(s: S, seat: Seat, a: A): Refusal;
  /** Built field by field, never a copy minus keys. */
  view(s: S, viewer: Viewer): V;
  /** A determinization of `v`: parses it (throws `BadInput`), fills in what fits, resamples. All a bot ever gets. */
  imagine(v: V, rng: Rng): S;
  /**
   * Where an open thing can be covered again: how a match that goes on is told to anyone who asks now, were it
   * again. It depends on nothing but what `viewer` was told. Undefined where nothing is ever covered.
   */
  retell?(options: O): Retelling<E> | undefined;
  /** Throws on an impossible state; run on imagined ones too. */
  check(s: S): void;
  /** Itemised per rule, at any moment, as far as `viewer` knows. */
  scores(s: S, viewer: Viewer): readonly ScoreLine[];
  /** Places by side, without the sides of `out`, and what decided between them; undefined until the end. */
  outcome(s: S, out?: SeatMask): Outcome | undefined;
  save(s: S): Json;
  /** Migrates old shapes; throws `BadInput` on what is no saved state. */
  load(saved: Json, stateVersion: number): S;
}
