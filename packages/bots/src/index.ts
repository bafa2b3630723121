export { askBot, askedSeat } from './ask.ts';
export type { Ask, Bot, BotKind } from './bot.ts';
export { greedyBot } from './greedy.ts';
export type { Judge } from './greedy.ts';
export { layTable, playout } from './playout.ts';
export type { Table } from './playout.ts';
export { randomBot } from './random.ts';
export { mixSeed, seedOf } from './seed.ts';
