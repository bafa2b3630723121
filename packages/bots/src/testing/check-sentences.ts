/**
 * Checks that the sentences of hints use the right frame and name their reasons in the order that `sentenceOf`
 * promises.
 */
import { fastRng } from '@four-crowns/core';
import type { AnyGame } from '@four-crowns/core';
import { applyKnown, LITTLE } from '../hint.ts';
import type { Candidate } from '../hint.ts';
import type { Knowledge } from '../knowledge.ts';
import { sentencesOf } from '../sentence.ts';
import type { Speaker } from '../sentence.ts';
import { UNNAMED, withPassed } from '../terms.ts';
import type { Reason, Term } from '../terms.ts';
import { randomHints } from './random-hints.ts';
import type { HintBudget, RandomHint } from './random-hints.ts';

export interface SentenceReport {
  readonly sentences: number;
  /** How often each frame was used; `gains` has no text of its own. */
  readonly frames: Readonly<Record<Frame, number>>;
}

const FRAMES = ['gains', 'both', 'losses', 'none', 'unnamed'] as const;
type Frame = (typeof FRAMES)[number];

/** `NAMED` of sentence.ts, stated again so that the check is independent. */
const NAMED = 0.1;

/** Returns keys instead of texts, so that a sentence can be taken apart again. */
const keys: Speaker = {
  lang: 'en',
  say: (key, { of = '', gains = '', losses = '' }) =>
    key.startsWith('frame.') ? `<${key}> ${gains} | ${losses}` : `[${key} ${of}]`,
  // No combined phrases, so that each reason can be seen.
  has: () => false,
  name: (_id, of) => of,
};

/** Throws at the first sentence whose frame or order is wrong. */
export function checkSentences(
  game: AnyGame,
  knowledge: Knowledge,
  budget: HintBudget,
  speak: typeof sentencesOf = sentencesOf,
): SentenceReport {
  const frames = { gains: 0, both: 0, losses: 0, none: 0, unnamed: 0 };
  let sentences = 0;
  for (const hint of randomHints(game, knowledge, budget)) {
    const { candidates, where } = hint;
    const texts = speak(
      candidates.map(({ reasons }, i) => ({ reasons, steps: [`turn ${i + 1}`] })),
      keys,
    );
    const changes = candidates.map((candidate) => changesIn(game, knowledge, hint, candidate));
    for (const [i, text] of texts.entries()) {
      const frame = frameOf(text);
      const { reasons } = candidates[i];
      const wrong =
        apartComplaint(candidates, i) ??
        frameComplaint(frame, reasons, changes[i], LITTLE * knowledge.scale) ??
        orderComplaint(told(text), reasons);
      if (wrong !== undefined) {
        throw new Error(`${where}: ${text} is said of ${JSON.stringify(reasons)}: ${wrong}`);
      }
      frames[frame]++;
      sentences++;
    }
  }
  return { sentences, frames };
}

function frameOf(text: string): Frame {
  const name = /^<frame\.(\w+)>/i.exec(text)?.[1];
  return FRAMES.find((frame) => frame === name) ?? 'gains';
}

interface Told {
  readonly key: string;
  readonly isGain: boolean;
}

function told(text: string): readonly Told[] {
  return [...text.matchAll(/\[terms\.(\w+)\.(up|down) ([^\]]*)\]/gi)].map(([, id, way, of]) => ({
    key: `${id} ${of}`,
    isGain: way === 'up',
  }));
}

/** The change of each part of the evaluation, computed from the terms alone. */
function changesIn(
  game: AnyGame,
  knowledge: Knowledge,
  { view, seat, seed }: RandomHint,
  { actions }: Candidate,
): readonly number[] {
  const state = game.imagine(view, fastRng(seed));
  const termsNow = (): readonly Term[] => knowledge.terms?.(state, seat) ?? [];
  const before = termsNow();
  let after = before;
  for (const action of actions) {
    applyKnown(game, knowledge, state, seat, game.encode(state, seat, action) ?? -1);
    after = withPassed(after, termsNow());
  }
  const parts = [...new Set([...before, ...after].map(keyOf))];
  const valueIn = (terms: readonly Term[], key: string): number =>
    terms.reduce((sum, term) => (keyOf(term) === key ? sum + term.value : sum), 0);
  return parts.map((key) => valueIn(after, key) - valueIn(before, key));
}

function frameComplaint(
  frame: Frame,
  reasons: readonly Reason[],
  changes: readonly number[],
  little: number,
): string | undefined {
  const named = reasons.filter(({ id }) => id !== UNNAMED);
  const sum = changes.reduce((a, b) => a + b, 0);
  const most = Math.max(0, Math.abs(sum), ...changes.map(Math.abs));
  // At the limit itself, rounding may go either way.
  const isLittle = most <= little * (1 + 1e-9);
  switch (frame) {
    case 'none':
      if (named.length > 0) return 'it has reasons';
      return isLittle ? undefined : `a change of ${most} is more than ${little}`;
    case 'unnamed':
      if (named.length > 0) return 'it has reasons';
      return most >= little * (1 - 1e-9) ? undefined : `a change of ${most} is at most ${little}`;
    case 'losses':
      return named.every(({ change }) => change < 0) ? undefined : 'something is gained';
    case 'both':
    case 'gains':
      return named.some(({ change, isDecisive }) => change > 0 || isDecisive === true)
        ? undefined
        : 'nothing is gained';
  }
}

/** `apart` must match the differences between the candidates shown, as far as these list their parts. */
function apartComplaint(candidates: readonly Candidate[], i: number): string | undefined {
  for (const reason of candidates[i].reasons) {
    if (reason.isDecisive === true || reason.id === UNNAMED) continue;
    const others = candidates.filter((_, j) => j !== i).map(({ reasons }) => reasons);
    // A candidate lists only its weightiest reasons, so a part missing from a full list cannot be compared.
    if (others.some((reasons) => reasons.length >= 6)) continue;
    const theirs = others.map((some) => some.find((one) => keyOf(one) === keyOf(reason))?.change ?? 0);
    const mean = theirs.reduce((a, b) => a + b, 0) / Math.max(1, theirs.length);
    const apart = others.length === 0 ? 0 : reason.change - mean;
    if (Math.abs(apart - reason.apart) > 1e-6)
      return `${keyOf(reason)} is ${apart} apart, not ${reason.apart}`;
  }
  return undefined;
}

/** Checks the order that `sentenceOf` promises, in the same four steps. */
function orderComplaint(said: readonly Told[], reasons: readonly Reason[]): string | undefined {
  const decisive = reasons.find(({ isDecisive }) => isDecisive === true);
  if (decisive !== undefined) {
    return said.length === 1 && said[0]?.key === keyOf(decisive) ? undefined : 'what decides is not alone';
  }
  const firstLoss = said.findIndex(({ isGain }) => !isGain);
  if (firstLoss >= 0 && said.slice(firstLoss).some(({ isGain }) => isGain)) return 'a gain follows a loss';
  const byWeight = reasons.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const gains = byWeight.filter(({ change }) => change > 0);
  const furthest = gains.toSorted((a, b) => b.apart - a.apart)[0];
  const first =
    furthest !== undefined && furthest.apart >= NAMED * (gains[0]?.change ?? 0) ? furthest : gains[0];
  return (
    listComplaint(
      said.filter(({ isGain }) => isGain),
      first === undefined ? [] : [first, ...gains.filter((gain) => gain !== first)],
    ) ??
    listComplaint(
      said.filter(({ isGain }) => !isGain),
      byWeight.filter(({ change }) => change < 0),
    )
  );
}

/** What is said must be the start of `expected`, with reasons of one kind grouped. */
function listComplaint(said: readonly Told[], expected: readonly Reason[]): string | undefined {
  const some = expected.slice(0, said.length);
  const kinds = [...new Set(some.map(({ id }) => id))];
  const order = kinds.flatMap((kind) => some.filter(({ id }) => id === kind)).map(keyOf);
  const is = said.map(({ key }) => key);
  return is.join() === order.join() ? undefined : `${is.join(', ')} should be ${order.join(', ')}`;
}

function keyOf({ id, of = '' }: Pick<Term, 'id' | 'of'>): string {
  return `${id} ${of}`;
}
