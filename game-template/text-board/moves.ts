import type { Lang } from '@four-crowns/core';
import type { Action } from '../src/actions.ts';
import { HIGHEST } from '../src/data.ts';

const VERB = { en: 'bid', ru: 'ставлю' } as const;

/**
 * `7` or `bid 7`, in either language. A well-formed but illegal bid is an action too, so that the rules can refuse
 * it.
 */
export function parseMove(text: string): readonly Action[] | undefined {
  const [, digits] = /^(?:(?:bid|b|ставлю|ставка|с)\s+)?(\d{1,2})$/.exec(text.trim().toLowerCase()) ?? [];
  const card = Number(digits);
  return card >= 1 && card <= HIGHEST ? [{ type: 'bid', card }] : undefined;
}

export function actionText(action: Action, lang: Lang): string {
  return action.type === 'bid' ? `${VERB[lang]} ${action.card}` : action.type;
}
