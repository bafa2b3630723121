export { checkHints } from './check-hints.ts';
export type { HintReport, Truth } from './check-hints.ts';
export { checkSentences } from './check-sentences.ts';
export type { SentenceReport } from './check-sentences.ts';
export { farthestAnswer, positionsOf } from './network-answers.ts';
export { randomHints } from './random-hints.ts';
export type { HintBudget, RandomHint } from './random-hints.ts';
export type { NetworkAnswers, NetworkPosition } from './network-answers.ts';
