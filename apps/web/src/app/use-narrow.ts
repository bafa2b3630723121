import { useSyncExternalStore } from 'react';

/** The same breakpoint as in the stylesheets: below it the table has a bottom sheet instead of columns. */
const narrow = window.matchMedia('(max-width: 999px)');

const listen = (told: () => void): (() => void) => {
  narrow.addEventListener('change', told);
  return () => narrow.removeEventListener('change', told);
};

export function useNarrow(): boolean {
  return useSyncExternalStore(listen, () => narrow.matches);
}
