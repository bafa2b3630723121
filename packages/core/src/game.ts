/**
 * The contract between a game and everything around it.
 *
 * It rests on four decisions:
 * 1. Chance is a player. Rules hold no random generator: the state waits and the dealer answers like
 *    any seat, so a record holds the outcomes and the seed only proves them.
 * 2. Deal lazily. A deck is a multiset until somebody learns a card; the future is not in the state
 *    and cannot leak.
 * 3. What is pending is data in the state, never a closure, generator or promise.
 * 4. Two halves: `Rules` uses ints and mutation for speed, `Game` uses typed data for people.
 *
 * Duties of an author:
 * (a) Recall: what a seat has learned is in state and view, never only in the log. What was seen but may not
 *     be looked up again, such as a covered discard, counts as not learned: `retell` removes it from the log.
 * (b) A view holds what its viewer knows and never the undealt pool: to a seat, the unseen cards are the pool
 *     plus all hidden cards.
 * (c) Who must act, and in how many steps, depends on public facts only.
 * (d) Derived data is rebuilt by `load`, neither saved nor hashed.
 * (e) At most about 500 legal codes: independent decisions are separate steps, coupled ones share one code.
 */

import type { Json } from './json.ts';
import type { OptionDeclarations } from './option-declarations.ts';

/** A place at the table, 0..n-1. Accounts live elsewhere. */
export type Seat = number;
/** Bit i = seat i. */
export type SeatMask = number;
/** The seat of chance. Input from outside must not use it. */
export const DEALER = 30;
/** An action as an int, never stored and never sent. It names a kind of card or tile, not its position in a hand. */
export type Code = number;

export type { Json };
/** Declare views and actions as `type`s: an `interface` has no index signature, so it is not assignable to this. */
export type Data = { readonly [key: string]: Json };

/** A seat, a spectator (`table`), or one that sees everything (`all`), which is refused until the match has ended. */
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

/** One line of the score sheet: `label` is a key of the game's words, `points` has one entry per seat. */
export type ScoreLine = { readonly label: string; readonly points: readonly number[] };
/** `rule` is a paragraph of the game's rules text such as `KB-3.2`; `facts` show why it forbids the action. */
export type Refusal = { readonly rule: string; readonly facts: Data };
/**
 * `places[0]` are the winners. A solo defeat is `[[], [0]]`. `decidedBy` says why they won, `parted[i]` what separated
 * `places[i]` from `places[i + 1]`; results of format 1 records have no `parted`.
 */
export type Outcome = {
  readonly places: readonly (readonly Seat[])[];
  readonly decidedBy: string;
  readonly parted?: readonly string[];
};

/**
 * What happened, for the log and the screen. Public facts are at the top level; core removes `secret`
 * for everyone outside `to`. `reveals`: the actor has just learned a fact that was fixed earlier, so
 * undo stops here.
 */
export type GameEvent = Data & {
  readonly type: string;
  readonly reveals?: true;
  readonly secret?: Data & { readonly to: SeatMask };
};

/** A step as a viewer saw it. `stands` is false if it was taken back. */
export type Happened<E> = { readonly stands: boolean; readonly events: readonly E[] };
export interface Retelling<E> {
  /** For each step, oldest first, the events that are shown now. A step left without events is not shown. */
  eventsNow(viewer: Viewer, steps: readonly Happened<E>[]): readonly (readonly E[])[];
}

export type Action = Data & { readonly type: string };
/**
 * Something that a player owns (a tile, a card, a building) but cannot use in any of its present choices, and the
 * rule that forbids it. `thing` is the path of its name in the game's words, such as `tile.tavern`.
 */
export type Idle = { readonly thing: string; readonly refusal: Refusal };
/**
 * Every view names its viewer. `prompt` says what that viewer must decide now and `idle` what it cannot use now;
 * both are present only while it must act.
 */
export type View = Data & {
  readonly viewer: Viewer;
  readonly prompt?: Data;
  readonly idle?: readonly Idle[];
};

/** The hot half: it mutates, allocates nothing and trusts its input. */
export interface Rules<S, E extends GameEvent, O> {
  /** Deterministic: random parts of the set-up are steps of the dealer. */
  start(options: O, seats: number): S;
  /** Who must act now. Several bits: all of them at the same time. 0: the game is over. */
  actors(s: S): SeatMask;
  /** Every legal code, ascending, regardless of the path that led here; for DEALER the possible outcomes. */
  legal(s: S, seat: Seat, out: Codes): void;
  /** Integer weight of a dealer outcome. */
  weight(s: S, outcome: Code): number;
  /** Creates no event objects unless `log` is given. */
  apply(s: S, seat: Seat, code: Code, log?: E[]): void;
  /** One of `legal`, uniformly, without listing all; for DEALER by weight. */
  pick?(s: S, seat: Seat, rng: Rng): Code;
  /** Determinization: deals again, in place and as the dealer would, everything that `viewer` cannot know. */
  resample(s: S, viewer: Viewer, rng: Rng): void;
  clone(s: S): S;
  /** Into a scratch state of the same options and seats, for searches. */
  copy(from: S, to: S): void;
  /** One number per seat, at the end of the game. */
  payoffs(s: S, out: Float64Array): void;
}

/** The cold half: what people, servers and files need. */
export interface Game<S, A extends Action, V extends View, E extends GameEvent, O extends Json> {
  readonly id: string;
  /** Raised by 1 when some recorded match would replay differently. */
  readonly rulesVersion: number;
  /** Raised by 1 when the shape of a saved state or event changes. */
  readonly stateVersion: number;
  readonly seatCounts: readonly number[];
  /** May others watch steps that can still be undone? */
  readonly drafts: 'open' | 'closed';
  /** A random match with more steps than this never ends, which is a defect. */
  readonly maxSteps: number;
  readonly rules: Rules<S, E, O>;
  /** What a table may choose, for forms and descriptions. */
  readonly options: OptionDeclarations;
  /** Fills in defaults; throws `BadInput` on unknown names and impossible mixes. */
  parseOptions(x: unknown, seats: number): O;
  /** Every set of options that the test kit should play, defaults first. */
  optionMixes(seats: number): readonly O[];
  /** The teams; one bit each if everyone plays alone. */
  sides(options: O, seats: number): readonly SeatMask[];
  /** Untrusted JSON to a typed union; also the dealer's actions, for records. */
  parseAction(x: unknown): A | undefined;
  /** Undefined if no code could mean `a` in this position. */
  encode(s: S, seat: Seat, a: A): Code | undefined;
  /** `encode` after `decode` is the identity on legal codes. */
  decode(s: S, seat: Seat, c: Code): A;
  /** The only legal choice, provided that the whole table can see that it is the only one. */
  forced(s: S, seat: Seat): Code | undefined;
  /** Which rule forbids `a`, and the facts. Core passes an imagined `s`, so that the answer betrays no secret. */
  whyNot(s: S, seat: Seat, a: A): Refusal;
  /** Built field by field, never a copy minus keys. */
  view(s: S, viewer: Viewer): V;
  /**
   * A determinization of `v`: parses it (throws `BadInput`), fills in what fits and resamples. This is all that a
   * bot ever gets.
   */
  imagine(v: V, rng: Rng): S;
  /**
   * For games in which an open card or tile can be covered again: how the log of a running match reads now, also to
   * a viewer who saw it live. It depends only on what `viewer` was shown. Undefined if nothing is ever covered.
   */
  retell?(options: O): Retelling<E> | undefined;
  /** Throws on an impossible state; run on imagined states too. */
  check(s: S): void;
  /** The scores at any moment, itemised by rule, as far as `viewer` knows. */
  scores(s: S, viewer: Viewer): readonly ScoreLine[];
  /** Places by side, leaving out the sides in `out`, and what decided between them; undefined until the end. */
  outcome(s: S, out?: SeatMask): Outcome | undefined;
  save(s: S): Json;
  /** Migrates old shapes; throws `BadInput` if `saved` is not a saved state. */
  load(saved: Json, stateVersion: number): S;
}
