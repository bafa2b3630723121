export { en } from './en.ts';
export { ru } from './ru.ts';
export type { Words } from './words.ts';
