export { en } from './en.ts';
export { ru } from './ru.ts';
