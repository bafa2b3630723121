import { UNNAMED } from './terms.ts';
import type { Facts, Reason } from './terms.ts';

/**
 * What the texts of a game's bot must contain: a phrase for each part of its evaluation, for when it grows and when
 * it shrinks.
 */
export type ReasonWords<Id extends string> = {
  readonly terms: {
    readonly [K in Id]: {
      readonly up: string;
      readonly down: string;
      /** Used when several in one sentence would read the same except for their names, which are given as `names`. */
      readonly upAll?: string;
      readonly downAll?: string;
      /** How each of `names` is written; if absent, as its `name`. */
      readonly item?: string;
      /** The kind these names belong to, such as titles, if the part has another id. */
      readonly kind?: string;
    };
  };
  readonly frame: {
    /** Takes `gains` and `losses`, lists of the above. Gains alone need no frame. */
    readonly both: string;
    /** Used when only losses can be named. It makes no comparison: other candidates may lose more or less. */
    readonly losses: string;
    /** Used when nothing changes by more than `LITTLE` (hint.ts). */
    readonly none: string;
    /** Used when something changes, but no single part can be named. */
    readonly unnamed: string;
  };
};

/** The same tree with any text at its leaves, so that a translation with a missing key does not compile. */
export type SameWords<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameWords<T[K]> };

/** One game's texts in one language. */
export interface Speaker {
  readonly lang: string;
  /** The message `key` of a `ReasonWords`, in ICU format, with `values`. */
  say(key: string, values: Facts): string;
  has(key: string): boolean;
  /** The game's name for `of`, an item of the kind `id`, as used for `name` in a message. */
  name(id: string, of: string): string;
}

/** A turn that is explained beside others. */
export interface Explained {
  readonly reasons: readonly Reason[];
  /** Its actions in words, in order. */
  readonly steps: readonly string[];
}

const MOST_GAINS = 2;
const MOST_LOSSES = 1;
/** The most extra reasons that may be named in order to tell a turn from another one. */
const MOST_MORE = 3;
/** Another reason is named beside the weightiest only if it has at least this fraction of its weight. */
const NAMED = 0.1;
/** A loss is named if it is at least this fraction of the gains. */
const HURTS = 0.3;

/**
 * One sentence per turn. Different turns never read the same: if their reasons do not distinguish them, their steps
 * do.
 */
export function sentencesOf(turns: readonly Explained[], speaker: Speaker): readonly string[] {
  const texts = withMore(turns, speaker);
  const told = twinsIn(texts).map((twins, i) => {
    const { steps } = turns[i];
    const own = steps.filter((step) => twins.some((j) => !turns[j].steps.includes(step)));
    return twins.length === 1 ? texts[i] : withSteps(texts[i], own.length > 0 ? own : steps);
  });
  // Turns with the same steps in another order, or repeated a different number of times, are described in full.
  return twinsIn(told).map((twins, i) =>
    twins.length === 1 ? told[i] : withSteps(texts[i], turns[i].steps),
  );
}

/** A turn that reads like another one names more reasons, if they distinguish the two. */
function withMore(turns: readonly Explained[], speaker: Speaker): readonly string[] {
  const texts = turns.map(({ reasons }) => sentenceOf(reasons, speaker));
  for (let more = 1; more <= MOST_MORE; more++) {
    const longer = turns.map(({ reasons }) => sentenceOf(reasons, speaker, more));
    const isOwn = twinsIn(texts).map(
      (twins, i) => twins.length > 1 && twins.every((j) => j === i || longer[j] !== longer[i]),
    );
    isOwn.forEach((apart, i) => {
      if (apart) texts[i] = longer[i];
    });
  }
  return texts;
}

/** A sentence that already ends with a bracket gets no second one. */
function withSteps(sentence: string, steps: readonly string[]): string {
  const text = sentence.slice(0, -1);
  const told = steps.join('; ');
  return text.endsWith(')') ? `${text}: ${told}.` : `${text} (${told}).`;
}

/** For each text, the indices at which it occurs. */
function twinsIn(texts: readonly string[]): readonly (readonly number[])[] {
  return texts.map((text) => texts.flatMap((other, i) => (other === text ? [i] : [])));
}

/**
 * One sentence that gives the reasons. `more` is the number of reasons to name beyond the main ones. `checkSentences`
 * checks this order in hints of every game:
 * 1. A reason that decides the match is named alone.
 * 2. Gains come before losses.
 * 3. The first gain is the one that sets the turn apart most from the others. If that difference is less than `NAMED`
 *    of the weightiest gain, or there are no other turns, the weightiest gain comes first.
 * 4. The others follow by weight; reasons of one kind are grouped at the position of the first.
 */
export function sentenceOf(reasons: readonly Reason[], speaker: Speaker, more = 0): string {
  const { lang, say } = speaker;
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  const decisive = reasons.find(({ isDecisive }) => isDecisive);
  if (decisive !== undefined) return asSentence(phrasesOf([decisive], speaker, list)[0] ?? '', lang);
  if (reasons.some(({ id }) => id === UNNAMED)) return asSentence(say('frame.unnamed', {}), lang);
  // When telling turns apart, a small difference is as useful as a large one.
  const [named, hurts] = more > 0 ? [0, 0] : [NAMED, HURTS];
  const gains = mainOf(
    reasons.filter(({ change }) => change > 0),
    named,
    MOST_GAINS + more,
  );
  const gained = gains.reduce((sum, { change }) => sum + change, 0);
  const losses = weighty(
    reasons.filter(({ change }) => change < 0 && -change >= hurts * gained),
    named,
  );
  const told = (some: readonly Reason[]): string =>
    // Two parts of an evaluation may produce the same phrase.
    list.format([...new Set(alikeOf(some).flatMap((alike) => phrasesOf(alike, speaker, list)))]);
  const parts = { gains: told(gains), losses: told(losses.slice(0, MOST_LOSSES + more)) };
  const isBoth = gains.length > 0 && losses.length > 0;
  const text = isBoth
    ? say('frame.both', parts)
    : gains.length > 0
      ? parts.gains
      : losses.length > 0
        ? say('frame.losses', parts)
        : say('frame.none', {});
  return asSentence(text, lang);
}

function asSentence(text: string, lang: string): string {
  return `${text.charAt(0).toLocaleUpperCase(lang)}${text.slice(1)}.`;
}

/** First what the turn gains most compared with the others, then the weightiest of the rest. */
function mainOf(gains: readonly Reason[], part: number, most: number): readonly Reason[] {
  const [weightiest] = gains;
  if (weightiest === undefined) return [];
  const apart = gains.reduce((best, reason) => (reason.apart > best.apart ? reason : best));
  const first = apart.apart >= NAMED * weightiest.change ? apart : weightiest;
  return [first, ...weighty(gains, part).filter((reason) => reason !== first)].slice(0, most);
}

/** The reasons with at least `part` of the weight of the first, which is the weightiest. */
function weighty(reasons: readonly Reason[], part: number): readonly Reason[] {
  const most = Math.abs(reasons[0]?.change ?? 0);
  return reasons.filter(({ change }) => Math.abs(change) >= part * most);
}

/** Groups reasons of one kind and direction, such as two tiles gained, at the position of the first. */
function alikeOf(reasons: readonly Reason[]): readonly (readonly Reason[])[] {
  const kinds = new Map<string, Reason[]>();
  for (const reason of reasons) {
    const kind = `${reason.id} ${Math.sign(reason.change)}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), reason]);
  }
  return [...kinds.values()];
}

function phrasesOf(
  alike: readonly Reason[],
  { say, has, name }: Speaker,
  list: Intl.ListFormat,
): readonly string[] {
  const [{ id, change }] = alike;
  const way = change > 0 ? 'up' : 'down';
  const all = `terms.${id}.${way}All`;
  const phraseOf = ({ of, facts }: Reason, named: string): string =>
    say(`terms.${id}.${way}`, of === undefined ? facts : { of, name: named, ...facts });
  const kind = `terms.${id}.kind`;
  const nameOf = ({ of = '' }: Reason): string => name(has(kind) ? say(kind, {}) : id, of);
  if (!has(all)) return alike.map((reason) => phraseOf(reason, nameOf(reason)));
  const nameless = alike.map((reason) => phraseOf({ ...reason, of: '' }, ''));
  return [...new Set(nameless)].flatMap((phrase) => {
    const [first, ...others] = alike.filter((_, i) => nameless[i] === phrase);
    if (first === undefined) return [];
    if (others.length === 0) return [phraseOf(first, nameOf(first))];
    const item = `terms.${id}.item`;
    const items = [first, ...others].map((one) => {
      const values = { ...one.facts, of: one.of ?? '', name: nameOf(one) };
      return has(item) ? say(item, values) : values.name;
    });
    return [say(all, { ...first.facts, names: list.format(items) })];
  });
}
