export { actionText, parseMove } from './moves.ts';
export { renderText } from './render.ts';
