import type { LadderSettings } from '@four-crowns/bots';

export const ladder: LadderSettings = {
  unseen: 3,
  hasCloseLevels: true,
  ceiling: true,
  close: { 'king,greedy 3': 3, 'king:4,king 2': 4 },
};
