import type { LadderSettings } from '@four-crowns/bots';

/** Four players are two teams, so twice the fair share would mean winning every match. */
export const ladder: LadderSettings = { hasCloseLevels: true, bars: { 4: 0.75 } };
