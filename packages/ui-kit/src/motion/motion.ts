import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** One for the page: asking again is expensive, and every number on the table asks. */
const query = typeof matchMedia === 'function' ? matchMedia(QUERY) : undefined;

function listen(changed: () => void): () => void {
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

export function prefersStill(): boolean {
  return query?.matches ?? false;
}

/**
 * Motion waits until what has changed is on the screen: the frame that shows a move then has nothing else
 * to do, and places can be measured for free. Answers how to call it off.
 */
export function afterPaint(begin: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(begin);
  });
  return () => cancelAnimationFrame(frame);
}

/** The pace that counts: the setting of the table, or 0 where the system asks for stillness. */
export function usePace(speed: number): number {
  const still = useSyncExternalStore(listen, prefersStill, () => true);
  return still ? 0 : speed;
}
