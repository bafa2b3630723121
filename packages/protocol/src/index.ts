/** The door for whoever serves matches: all of the client's door, and what makes sheets and updates. */
export * from './client.ts';
export { packChoices } from './choices.ts';
export { diff } from './diff.ts';
export { sheetOf, sightOf } from './sight-of.ts';
export { makeUpdate, newMoment, updateText } from './update.ts';
export type { Moment } from './update.ts';
