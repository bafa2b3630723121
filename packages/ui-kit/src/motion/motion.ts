import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** One per page: creating a query is expensive, and every number on the table needs it. */
const query = typeof matchMedia === 'function' ? matchMedia(QUERY) : undefined;

function listen(changed: () => void): () => void {
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

export function prefersStill(): boolean {
  return query?.matches ?? false;
}

/**
 * Runs `begin` after the change is on the screen. The frame that shows a move then has nothing else to do, and
 * elements can be measured without forcing a layout. Returns a function that cancels it.
 */
export function afterPaint(begin: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(begin);
  });
  return () => cancelAnimationFrame(frame);
}

/** The effective speed: the setting of the table, or 0 if the system asks for reduced motion. */
export function usePace(speed: number): number {
  const still = useSyncExternalStore(listen, prefersStill, () => true);
  return still ? 0 : speed;
}
