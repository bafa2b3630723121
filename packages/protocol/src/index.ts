/** The entry point for servers: everything that clients get, plus what makes snapshots and updates. */
export * from './client.ts';
export { packChoices } from './choices.ts';
export { diff } from './diff.ts';
export { snapshotOf, seatViewOf } from './snapshot-of.ts';
export { makeUpdate, newBroadcast, updateText } from './update.ts';
export type { Broadcast } from './update.ts';
