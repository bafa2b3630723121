/** A turn should be answered within this even when many are asked for at once. */
const PATIENCE_MS = 6000;

/**
 * How long a turn may take, if it would take `ms` alone, where its owner has asked for `own` turns and so many
 * owners share the threads: anyone who asks for many turns at once gets shorter ones, and nobody else does.
 */
export function timeFor(ms: number, own: number, owners: number, threads: number): number {
  return Math.min(ms, (PATIENCE_MS * threads) / (own * owners));
}

/** What a thread has to do before it would come to work of `owner`, in turns. */
export type Crowd = (owner: string) => number;

/**
 * The thread for a seat that was answered by `known` before. There its plan for the rest of the turn is; but a
 * queue that is longer by more than one turn costs more than to think again.
 */
export function chooseThread<T extends { readonly crowd: Crowd }>(
  threads: readonly T[],
  known: T | undefined,
  owner: string,
): T {
  const idlest = threads.reduce((best, one) => (one.crowd(owner) < best.crowd(owner) ? one : best));
  return known !== undefined && known.crowd(owner) <= idlest.crowd(owner) + 1 ? known : idlest;
}
