import { keysOf } from '@four-crowns/core';
import type { Action } from '../src/actions.ts';
import { GARRISONS, HOLDINGS, UNITS } from '../src/data.ts';
import type { Garrison, Holding, Unit } from '../src/data.ts';
import { MAX_SEATS } from '../src/state.ts';
import { cardNamed, typedName } from './names.ts';
import type { Lang } from './words.ts';

const VERBS = {
  play: { en: 'play', ru: 'играть', also: ['p', 'играю', 'сыграть', 'и'] },
  return: { en: 'return', ru: 'вернуть', also: ['r', 'возвращаю', 'в'] },
  done: { en: 'done', ru: 'готово', also: ['d', 'end', 'завершить', 'г'] },
} as const;

/**
 * `play elven-tower`, `play human-archers 2 elven-tower undead-mages` (onto player 2's tower with that
 * garrison; without a garrison, or with the only one there is, its name may be left out),
 * `return elven-tower obelisk-2` (in this order), `done`; in English or Russian. What is well-formed
 * but forbidden is an action too: the rules refuse it.
 */
export function parseMove(text: string, choices: readonly Action[]): readonly Action[] | undefined {
  const [head = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  const verb = keysOf(VERBS).find((v) => {
    const { en, ru, also } = VERBS[v];
    return [en, ru, ...also].some((word) => word === head);
  });
  switch (verb) {
    case 'done':
      return rest.length === 0 ? [{ type: 'done' }] : undefined;
    case 'return':
      return returned(rest);
    case 'play':
      return played(rest, choices);
    default:
      return undefined;
  }
}

function returned(words: readonly string[]): readonly Action[] | undefined {
  const actions = words.flatMap((word): Action[] => {
    const card = cardNamed(word);
    return card === undefined ? [] : [{ type: 'return', card }];
  });
  return actions.length === words.length && actions.length > 0 ? actions : undefined;
}

function played(words: readonly string[], choices: readonly Action[]): readonly Action[] | undefined {
  const [what = '', whose = '', where = '', garrisoned] = words;
  const card = cardNamed(what);
  const own = HOLDINGS.find((h) => h === card);
  if (own !== undefined) return words.length === 1 ? [{ type: 'play-holding', card: own }] : undefined;
  const unit = UNITS.find((u) => u === card);
  const holding = HOLDINGS.find((h) => h === cardNamed(where));
  const seat = /^[1-9]$/.test(whose) ? Number(whose) - 1 : MAX_SEATS;
  if (unit === undefined || holding === undefined || seat >= MAX_SEATS || words.length > 4) return undefined;
  if (garrisoned === undefined) return [meant(unit, seat, holding, choices)];
  const garrison = GARRISONS.find((g) => g === cardNamed(garrisoned));
  return garrison === undefined ? undefined : [{ type: 'play-unit', card: unit, seat, holding, garrison }];
}

/** Without a named garrison: the empty holding, or else the only one of its kind there. */
function meant(card: Unit, seat: number, holding: Holding, choices: readonly Action[]): Action {
  const plain = { type: 'play-unit', card, seat, holding, garrison: 'none' } as const;
  const garrisons = choices.flatMap((c): (Garrison | 'none')[] =>
    c.type === 'play-unit' && c.card === card && c.seat === seat && c.holding === holding ? [c.garrison] : [],
  );
  if (garrisons.includes('none') || garrisons.length !== 1) return plain;
  return { ...plain, garrison: garrisons[0] ?? 'none' };
}

/** The shortest line that means this action; its first word names the kind. */
export function actionText(action: Action, lang: Lang): string {
  switch (action.type) {
    case 'play-holding':
      return `${VERBS.play[lang]} ${typedName(action.card, lang)}`;
    case 'play-unit': {
      const target = `${action.seat + 1} ${typedName(action.holding, lang)}`;
      const garrison = action.garrison === 'none' ? '' : ` ${typedName(action.garrison, lang)}`;
      return `${VERBS.play[lang]} ${typedName(action.card, lang)} ${target}${garrison}`;
    }
    case 'return':
      return `${VERBS.return[lang]} ${typedName(action.card, lang)}`;
    case 'done':
      return VERBS.done[lang];
    case 'remove-nation':
    case 'lay-title':
    case 'deal-title':
    case 'deal':
    case 'choose-first':
      return action.type;
  }
}
