import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { TableState } from './state.ts';
import type { Sitting } from './sitting.ts';
import type { DialogName, UiState } from './ui.ts';

export const SittingContext = createContext<Sitting | undefined>(undefined);

export function useSitting(): Sitting {
  const sitting = use(SittingContext);
  if (sitting === undefined) throw new Error('must be used at a table');
  return sitting;
}

/** Selects part of what the page knows about this table. */
export function useTable<T>(select: (s: TableState) => T): T {
  return useStore(useSitting().store, select);
}

export function useUi<T>(select: (s: UiState) => T): T {
  return useStore(useSitting().ui, select);
}

/** Opens a dialog; the rules open at `rule` if one is given. */
export function useOpen(): (dialog: DialogName, rule?: string) => void {
  const { ui } = useSitting();
  return (dialog, rule) => ui.setState({ dialog, rule });
}
