import type { GameEvent, Outcome, ScoreLine } from '@four-crowns/core';
import type { Action, View } from '@four-crowns/kingdom-builder';

/** As `positions.ts` writes it. */
export interface Position {
  readonly seat: number;
  readonly view: View;
  readonly choices: readonly Action[];
  readonly scores: readonly ScoreLine[];
  readonly outcome: Outcome | null;
  readonly recent: readonly GameEvent[];
  readonly log: readonly GameEvent[];
}

const files = import.meta.glob<Position>('./positions/*.json', { eager: true, import: 'default' });

export function positionNamed(name: string): Position {
  const position = files[`./positions/${name}.json`];
  if (position === undefined)
    throw new Error(`no position ${name}; there are ${Object.keys(files).join(', ')}`);
  return position;
}
