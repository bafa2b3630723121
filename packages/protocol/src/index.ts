/** The door for what serves matches: all of the client's door, and what makes snapshots and updates. */
export * from './client.ts';
export { packChoices } from './choices.ts';
export { diff } from './diff.ts';
export { snapshotOf, seatViewOf } from './snapshot-of.ts';
export { makeUpdate, newBroadcast, updateText } from './update.ts';
export type { Broadcast } from './update.ts';
