/** A turn should be answered within this even when many are asked for at once. */
const PATIENCE_MS = 6000;

/** How long one of `load` turns asked for at once may take on so many threads, if it would take `ms` alone. */
export function timeFor(ms: number, load: number, threads: number): number {
  return Math.min(ms, (PATIENCE_MS * threads) / load);
}

/**
 * The thread for a seat that was answered by `known` before. There its plan for the rest of the turn is; but a
 * queue that is longer by more than one turn costs more than to think anew.
 */
export function chooseThread<T extends { readonly load: number }>(
  threads: readonly T[],
  known: T | undefined,
): T {
  const idlest = threads.reduce((best, one) => (one.load < best.load ? one : best));
  return known !== undefined && known.load <= idlest.load + 1 ? known : idlest;
}
