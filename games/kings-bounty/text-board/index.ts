export { actionText, parseMove } from './moves.ts';
export { report } from './report.ts';
export { renderText } from './render.ts';
