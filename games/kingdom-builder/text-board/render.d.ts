import type { ScoreLine } from '@four-crowns/core';
import type { Action } from '../src/actions.ts';
import type { View } from '../src/view.ts';
import type { Lang } from './words.ts';
/** How a table is to be shown; the same for every game. */
export interface Look {
    readonly lang: Lang;
    readonly colour: boolean;
    readonly columns: number;
    readonly choices: readonly Action[];
    readonly scores: readonly ScoreLine[];
    readonly seats: readonly {
        readonly name: string;
        readonly shape: string;
        readonly colour: number;
    }[];
}
/** The board with what may be chosen marked, and beside it, or below on a narrow screen, the table. */
export declare function renderText(view: View, look: Look): string;
