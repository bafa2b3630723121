export { closedToy, toy } from './toy/game.ts';
export type { ToyGame } from './toy/game.ts';
export { RULES_EN, RULES_RU } from './toy/words.ts';
