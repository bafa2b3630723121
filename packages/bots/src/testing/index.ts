export { checkHints } from './check-hints.ts';
export type { HintBudget, HintReport, Truth } from './check-hints.ts';
export { farthestAnswer, positionsOf } from './network-answers.ts';
export type { NetworkAnswers, NetworkPosition } from './network-answers.ts';
