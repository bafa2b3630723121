import type { LadderSettings } from '@four-crowns/bots';

export const ladder: LadderSettings = { luckyRandom: true };
