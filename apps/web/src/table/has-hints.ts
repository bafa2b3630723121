import type { TableState } from './state/state.ts';

/** Whether hints may be requested at this table now. */
export function hasHints({ table }: Pick<TableState, 'table'>): boolean {
  return table?.hints === 'on' && table.status === 'playing' && table.mine.length > 0;
}
