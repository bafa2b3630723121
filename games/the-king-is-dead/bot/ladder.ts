import type { LadderSettings } from '@four-crowns/bots';

/** Four players are two teams: twice the fair share would be every match. */
export const ladder: LadderSettings = { hasCloseLevels: true, bars: { 4: 0.75 } };
