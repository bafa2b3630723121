import type { TableState } from './state/state.ts';

/** May one ask what to do at this table now? */
export function hasHints({ table }: Pick<TableState, 'table'>): boolean {
  return table?.hints === 'on' && table.status === 'playing' && table.mine.length > 0;
}
