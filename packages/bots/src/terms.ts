export type Facts = { readonly [name: string]: string | number };

/**
 * One named part of a game's evaluation; the values of all parts add up to it. A game names the same parts in every
 * position, including those worth 0, because a missing part counts as unknown.
 */
export interface Term {
  readonly id: string;
  /** Which item of its kind: a tile, a title, a building. */
  readonly of?: string;
  readonly value: number;
  /** Figures for the phrase of a reason. */
  readonly facts?: Facts;
  /**
   * Its value falls whatever one does (dice, cards and goods are there to be spent), so a fall is not a reason
   * against a turn.
   */
  readonly isPrice?: true;
  /**
   * Its phrase mentions its count `n`. A change in value without a change of the count in the same direction (because
   * less time is left, or a weight is negative) is not a reason.
   */
  readonly isCounted?: true;
  /** It disappears when its time is over (a winter that has passed), so its disappearance is not a reason. */
  readonly isPassing?: true;
  /** It decides the match (for example an end that comes with this turn), so it is named before everything else. */
  readonly isDecisive?: true;
}

/**
 * A part of the evaluation that a turn changes. It is plain data, so it can be sent and put into words in any
 * language.
 */
export type Reason = {
  readonly id: string;
  readonly of?: string;
  /** In points of the evaluation. */
  readonly change: number;
  /** How much larger the change is than the average of the other turns it is compared with. */
  readonly apart: number;
  /** The figures after the turn. For a number `n` also `nBefore` and `nMore`, the difference between the two. */
  readonly facts: Facts;
  /** Makes every other reason unnecessary. */
  readonly isDecisive?: true;
};

/** Anything smaller is a rounding error. */
const NOTHING = 1e-9;

/** The id of the reason for a turn that changes something, but no part that has words. */
export const UNNAMED = 'unnamed';

/**
 * The reasons for and against a turn, the weightiest first. Empty if the turn changes neither any part nor their
 * total by more than `little`.
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

/** The change of the whole evaluation, and that of the part that changes most. Prices count too. */
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

/** `after`, plus the passing terms that were there `before` and are gone, at their last value. */
export function withPassed(before: readonly Term[], after: readonly Term[]): readonly Term[] {
  const keys = new Set(after.map(keyOf));
  return [...after, ...before.filter((term) => term.isPassing === true && !keys.has(keyOf(term)))];
}

/** The same reasons, each with the amount by which it sets its turn apart from the others. */
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

/** A part named in only one of the positions gives no reason, because a missing count is not a count of zero. */
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
