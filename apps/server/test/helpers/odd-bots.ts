import type { BotKind } from '@four-crowns/bots';

/** Throws whenever it is asked. */
export const failingBot: BotKind = {
  id: 'failing',
  sit: () => ({
    choose: () => {
      throw new Error('this bot always fails');
    },
  }),
};

/** Takes the same time for every answer, whatever it is given. */
const SLOW_MS = 15;

export const slowBot: BotKind = {
  id: 'slow',
  sit: () => ({
    choose: ({ choices }) => {
      const end = performance.now() + SLOW_MS;
      while (performance.now() < end);
      const [first] = choices;
      if (first === undefined) throw new Error('nothing to choose');
      return first;
    },
  }),
};
