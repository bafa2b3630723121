import type { AnyGame } from '@four-crowns/core';
import { toy } from './toy.ts';
import type { ToyGame } from './toy.ts';

/** The toy game with a planted defect that the kit must find. */
export interface Planted {
  readonly name: string;
  readonly game: AnyGame;
  /** Must match the message of the failure. */
  readonly says: RegExp;
}

export function withRules(rules: Partial<ToyGame['rules']>): AnyGame {
  return { ...toy, rules: { ...toy.rules, ...rules } };
}

export function withGame(changes: Partial<ToyGame>): AnyGame {
  return { ...toy, ...changes };
}

/** Removes `pick`, which would disagree with a changed `legal` and so be reported first. */
export function withLegal(legal: ToyGame['rules']['legal'], more: Partial<ToyGame['rules']> = {}): AnyGame {
  const rules = { ...toy.rules, ...more, legal };
  delete rules.pick;
  return { ...toy, rules };
}
