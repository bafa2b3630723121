import type { Action } from '../src/actions.ts';
import type { Lang } from './words.ts';
/**
 * `build C7` or `C7`, `farm C7`, `paddock C7 D9` (or `paddock C7`, then `D9`), `lift C7`, `place D9`,
 * `end`; in English or Russian. What is well-formed but forbidden is an action too: the rules refuse it.
 */
export declare function parseMove(text: string, choices: readonly Action[]): readonly Action[] | undefined;
/** The shortest line that means this action; its first word names the kind. */
export declare function actionText(action: Action, lang: Lang): string;
