import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** One for the page: asking anew is dear, and every number on the table asks. */
const query = typeof matchMedia === 'function' ? matchMedia(QUERY) : undefined;

function listen(changed: () => void): () => void {
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

export function prefersStill(): boolean {
  return query?.matches ?? false;
}

/** The pace that counts: the setting of the table, or 0 where the system asks for stillness. */
export function usePace(speed: number): number {
  const still = useSyncExternalStore(listen, prefersStill, () => true);
  return still ? 0 : speed;
}
