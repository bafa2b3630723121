import type { Facts, Reason } from './terms.ts';

/** What the words of a game's bot must say: each part of its evaluation as it grows and as it shrinks. */
export type ReasonWords<Id extends string> = {
  readonly terms: { readonly [K in Id]: { readonly up: string; readonly down: string } };
  readonly frame: {
    /** Of `gains` and `losses`, lists of the above. */
    readonly both: string;
    readonly losses: string;
    /** Nothing that the evaluation sees. */
    readonly none: string;
  };
};

/** The same tree with any words at its leaves: a key missing in a translation does not compile. */
export type SameWords<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameWords<T[K]> };

/** One game's words in one language. */
export interface Speaker {
  readonly lang: string;
  /** The message `key` of a `ReasonWords` in ICU with `values`. */
  say(key: string, values: Facts): string;
  /** What the game calls `of`, one of its kind `id`; as `name` it may stand in a message. */
  name(id: string, of: string): string;
}

const MOST_LOSSES = 1;
/** Parts of the weightiest reason that others must have to be named beside it. */
const NAMED = 0.1;
/** A loss is named if it takes back that much of the gains. */
const HURTS = 0.3;

/** One sentence why. */
export function sentenceOf(reasons: readonly Reason[], speaker: Speaker): string {
  const { lang, say } = speaker;
  const gains = mainOf(weighty(reasons.filter(({ change }) => change > 0)));
  const gained = gains.reduce((sum, { change }) => sum + change, 0);
  const losses = weighty(reasons.filter(({ change }) => change < 0 && -change >= HURTS * gained));
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  const told = (some: readonly Reason[]): string =>
    // Two parts of an evaluation may say the same thing.
    list.format([...new Set(some.map((reason) => phraseOf(reason, speaker)))]);
  const parts = { gains: told(gains), losses: told(losses.slice(0, MOST_LOSSES)) };
  const isBoth = gains.length > 0 && losses.length > 0;
  const text = isBoth
    ? say('frame.both', parts)
    : gains.length > 0
      ? parts.gains
      : losses.length > 0
        ? say('frame.losses', parts)
        : say('frame.none', {});
  return `${text.charAt(0).toLocaleUpperCase(lang)}${text.slice(1)}.`;
}

/** The weightiest, and of the others the one that the turn has more of than the turns beside it. */
function mainOf([first, ...others]: readonly Reason[]): readonly Reason[] {
  if (first === undefined) return [];
  const [second] = others.toSorted((a, b) => b.apart - a.apart);
  return second === undefined ? [first] : [first, second];
}

/** Sorted as they come. */
function weighty(reasons: readonly Reason[]): readonly Reason[] {
  const most = Math.abs(reasons[0]?.change ?? 0);
  return reasons.filter(({ change }) => Math.abs(change) >= NAMED * most);
}

function phraseOf({ id, of, change, facts }: Reason, { say, name }: Speaker): string {
  const values = of === undefined ? facts : { of, name: name(id, of), ...facts };
  return say(`terms.${id}.${change > 0 ? 'up' : 'down'}`, values);
}
