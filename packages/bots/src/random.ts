import type { Bot, BotKind } from './bot.ts';

const bot: Bot = {
  uniform: true,
  choose: ({ choices, rng }) => choices[rng.below(choices.length)],
};

/** Chooses every legal action with equal probability: the baseline for all other bots. */
export const randomBot: BotKind = { id: 'random', sit: () => bot };
