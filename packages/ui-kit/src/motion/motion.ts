import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function listen(changed: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export function prefersStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia(QUERY).matches;
}

/** The pace that counts: the setting of the table, or 0 where the system asks for stillness. */
export function usePace(speed: number): number {
  const still = useSyncExternalStore(listen, prefersStill, () => true);
  return still ? 0 : speed;
}
