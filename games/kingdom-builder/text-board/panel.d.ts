import type { View } from '../src/view.ts';
import type { Look } from './render.ts';
/** The table beside the board: players with stock, cards and tiles, the running score, what scores, the pile. */
export declare function panelOf(view: View, look: Look, width: number): string[];
/** What the letters mean. */
export declare function legendOf(view: View, look: Look, width: number): string[];
