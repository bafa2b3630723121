import { greedyBot } from '@four-crowns/bots';
import type { BotKind } from '@four-crowns/bots';
import { evaluate } from './evaluate.ts';

/** This game's bots, weakest first. */
export const bots: readonly BotKind[] = [greedyBot('greedy', { evaluate, width: 12, depth: 6 })];
