export type Facts = { readonly [name: string]: string | number };

/**
 * One named part of a game's evaluation; the values of all parts add up to it. A game names the same
 * parts in every position, those that are worth nothing too: what is not named is not known.
 */
export interface Term {
  readonly id: string;
  /** Which of its kind: a tile, a title, a building. */
  readonly of?: string;
  readonly value: number;
  /** What it counts, for the words of a reason. */
  readonly facts?: Facts;
  /** Falls with whatever one does (dice, cards and goods are there to be used): its fall speaks against nothing. */
  readonly isPrice?: true;
  /**
   * Its words speak of its count `n`: a change of the value without one of the count, or against it (there is less time
   * left, a weight is below zero), is no reason.
   */
  readonly isCounted?: true;
  /** Goes when its time is over (a winter that has come): that it is gone speaks for nothing. */
  readonly isPassing?: true;
  /** Settles the match (an end that comes with this turn): where it comes up, it is told before anything else. */
  readonly isDecisive?: true;
}

/** A part of the evaluation that a turn changes; plain data, so it can be sent to who speaks any language. */
export type Reason = {
  readonly id: string;
  readonly of?: string;
  /** In points of the evaluation. */
  readonly change: number;
  /** How much more that is than with the other turns it is compared with, on average. */
  readonly apart: number;
  /** As they are afterwards; of a number `n` also `nBefore` and `nMore`, how far apart the two are. */
  readonly facts: Facts;
  /** Says all there is to say. */
  readonly isDecisive?: true;
};

/** Too small to be anything but rounding. */
const NOTHING = 1e-9;

/** The id of what is told of a turn that changes something, but no part that has words. */
export const UNNAMED = 'unnamed';

/**
 * What speaks for a turn and what against it, the weightiest first. None: the turn changes no part, nor all of
 * them together, by more than `little`.
 */
export function reasonsOf(
  before: readonly Term[],
  after: readonly Term[],
  little = Infinity,
): readonly Reason[] {
  const reasons = namedReasons(before, after);
  if (reasons.length > 0) return reasons;
  const { sum, most } = changesOf(before, after);
  return Math.max(most, Math.abs(sum)) > little ? [{ id: UNNAMED, change: sum, apart: 0, facts: {} }] : [];
}

/** How much the whole evaluation changes, and by how much the part that changes most; prices count too. */
function changesOf(
  before: readonly Term[],
  after: readonly Term[],
): { readonly sum: number; readonly most: number } {
  const changes = new Map(after.map((term) => [keyOf(term), term.value]));
  for (const term of before) changes.set(keyOf(term), (changes.get(keyOf(term)) ?? 0) - term.value);
  const all = [...changes.values()];
  return { sum: all.reduce((a, b) => a + b, 0), most: Math.max(0, ...all.map(Math.abs)) };
}

function namedReasons(before: readonly Term[], after: readonly Term[]): readonly Reason[] {
  const keys = new Set([...before, ...after].map(keyOf));
  const was = new Map(before.map((term) => [keyOf(term), term]));
  const is = new Map(after.map((term) => [keyOf(term), term]));
  return [...keys]
    .flatMap((key) => reasonOf(was.get(key), is.get(key)))
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

/** `after`, and what has passed since `before` as it was last. */
export function withPassed(before: readonly Term[], after: readonly Term[]): readonly Term[] {
  const keys = new Set(after.map(keyOf));
  return [...after, ...before.filter((term) => term.isPassing === true && !keys.has(keyOf(term)))];
}

/** The same reasons, each knowing what sets its turn apart from the others. */
export function compared(turns: readonly (readonly Reason[])[]): readonly (readonly Reason[])[] {
  const sums = new Map<string, number>();
  for (const reason of turns.flat()) {
    sums.set(keyOf(reason), (sums.get(keyOf(reason)) ?? 0) + reason.change);
  }
  return turns.map((reasons) =>
    reasons.map((reason) => {
      const others = (sums.get(keyOf(reason)) ?? 0) - reason.change;
      return { ...reason, apart: turns.length === 1 ? 0 : reason.change - others / (turns.length - 1) };
    }),
  );
}

function keyOf({ id, of }: Pick<Term, 'id' | 'of'>): string {
  return of === undefined ? id : `${id} ${of}`;
}

/** A part that only one of the positions names says nothing: a missing count is not a count of nought. */
function reasonOf(before: Term | undefined, after: Term | undefined): readonly Reason[] {
  if (after?.isDecisive === true && before === undefined) {
    return [{ id: after.id, change: after.value, apart: 0, facts: after.facts ?? {}, isDecisive: true }];
  }
  if (before === undefined || after === undefined) return [];
  const change = after.value - before.value;
  if (Math.abs(change) < NOTHING || (after.isPrice === true && change < 0)) return [];
  if (after.isCounted === true && Math.sign(change) !== Math.sign(countOf(after) - countOf(before)))
    return [];
  const facts = changed(before.facts ?? {}, after.facts ?? {});
  const { id, of } = after;
  return [of === undefined ? { id, change, apart: 0, facts } : { id, of, change, apart: 0, facts }];
}

function countOf({ facts }: Term): number {
  return Number(facts?.['n'] ?? 0);
}

function changed(before: Facts, after: Facts): Facts {
  const facts: { [name: string]: string | number } = {};
  for (const [name, is] of Object.entries(after)) {
    const was = before[name];
    facts[name] = is;
    if (typeof is !== 'number' || typeof was !== 'number') continue;
    facts[`${name}Before`] = was;
    facts[`${name}More`] = Math.abs(is - was);
  }
  return facts;
}
