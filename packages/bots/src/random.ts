import type { Bot, BotKind } from './bot.ts';

const bot: Bot = {
  uniform: true,
  choose: ({ choices, rng }) => choices[rng.below(choices.length)],
};

/** Every legal action alike: the yardstick for all others. */
export const randomBot: BotKind = { id: 'random', sit: () => bot };
