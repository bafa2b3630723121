/** The door for whoever serves matches: all of the client's door, and what makes sheets and updates. */
export * from './client.ts';
export { packChoices } from './choices.ts';
export { diff } from './diff.ts';
export { sheetOf, sightOf } from './sight-of.ts';
export { makeUpdate, newBroadcast, updateText } from './update.ts';
export type { Broadcast } from './update.ts';
