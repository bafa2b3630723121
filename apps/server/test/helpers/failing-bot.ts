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
