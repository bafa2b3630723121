/**
 * What is wrong with a refusal: every fact is looked up in the view, written apart from the rules, and
 * whatever the sentence offers must be among the legal actions.
 */
import type { Refusal, Seat } from '@four-crowns/core';
import type { Complaint, Things } from '@four-crowns/testkit';
import { NATIONS } from '../src/data.ts';
import type { Card } from '../src/data.ts';
import { kingsBounty } from '../src/index.ts';
import type { Action, State, View } from '../src/index.ts';
import type { Elsewhere, Reason } from '../src/refusals.ts';
import { legalActions } from './playing.ts';

export const things: Things = {
  held: (view) => {
    const { prompt, viewer, hands } = view as View;
    return prompt.type === 'turn' ? (hands[Number(viewer)] ?? []).map((card) => `card.${card}`) : [];
  },
  usedBy: (action) =>
    action.type === 'play-holding' || action.type === 'play-unit'
      ? `card.${String(action['card'])}`
      : undefined,
};

export const complaint: Complaint = (state, seat, action, refusal, thing) => {
  const s = state as State;
  const view = kingsBounty.view(s, seat);
  const mine = view.hands[seat] ?? [];
  const legal = view.current === seat ? legalActions(s) : [];
  const c: Case = { view, seat, mine, legal, action: action as Action | undefined, thing };
  return wrongIn(c, refusal as Refusal & Reason);
};

interface Case {
  readonly view: View;
  readonly seat: Seat;
  readonly mine: readonly Card[];
  /** Empty unless it is this seat's turn. */
  readonly legal: readonly Action[];
  readonly action: Action | undefined;
  readonly thing: string | undefined;
}

const STRENGTH: Readonly<Record<string, number>> = { archer: 2, warrior: 3, mage: 4 };
const OWN: Readonly<Record<string, number>> = { tower: 1, fortress: 2, citadel: 3, '1': 1, '2': 2, '3': 3 };

function lastWord(card: string): string {
  return card.split('_').at(-1) ?? '';
}

function defenceOf(holding: string, garrison: string): number {
  return Math.max(OWN[lastWord(holding)] ?? 0, STRENGTH[lastWord(garrison)] ?? 0);
}

function wrongIn(c: Case, { rule, facts }: Reason): string | undefined {
  const { view, mine, legal } = c;
  const canPlay = (a: Action): boolean => a.type === 'play-holding' || a.type === 'play-unit';
  switch (rule) {
    case 'KBY-1.8':
    case 'KBY-7.6':
      return undefined;
    case 'KBY-2.1':
      return facts.seat === view.current ? undefined : `it is the turn of ${String(view.current)}`;
    case 'KBY-2.2':
      if (facts.returned !== view.returned) return `${view.returned} are returned`;
      if (facts.left !== mine.length) return `${mine.length} are left`;
      if (!legal.some(({ type }) => type === 'done')) return 'the player cannot be done';
      return legal.some(({ type }) => type === 'return') === facts.left > 0 ? undefined : 'wrong offer';
    case 'KBY-2.3': {
      const cards = new Set(legal.flatMap((a) => (canPlay(a) && 'card' in a ? [a.card] : [])));
      if (cards.size !== facts.playable) return `${cards.size} cards can be played`;
      return legal.some(({ type }) => type === 'return') ? undefined : 'nothing can be returned';
    }
    case 'KBY-2.4':
      if (mine.includes(facts.card)) return 'the card is there';
      return facts.left === mine.length ? undefined : `${mine.length} are left`;
    case 'KBY-3.2':
      return wrongCastle(c, facts);
    case 'KBY-3.4': {
      const isWrong =
        facts.holding === 'none'
          ? view.table.flat().length > 0
          : lies(view, facts.seat, facts.holding, facts.garrison);
      return isWrong ? 'it lies there' : wrongElsewhere(c, facts.card, facts);
    }
    case 'KBY-3.7':
    case 'KBY-3.8':
      return wrongElsewhere(c, facts.card, facts) ?? wrongStrength(c, rule, facts);
    case 'KBY-3.9':
      if (lastWord(facts.card) !== 'hero') return 'no hero';
      if (facts.holding === 'none') {
        const others = view.table.filter((_, seat) => seat !== c.seat).flat();
        return others.length > 0 ? 'others have holdings' : undefined;
      }
      return wrongElsewhere(c, facts.card, facts);
  }
}

function lies(view: View, seat: number, holding: string, garrison: string): boolean {
  return (view.table[seat] ?? []).some((h) => h.holding === holding && h.garrison === garrison);
}

function wrongCastle(
  { view, seat, mine }: Case,
  facts: Extract<Reason, { rule: 'KBY-3.2' }>['facts'],
): string | undefined {
  const isCastle = (card: string): boolean =>
    card.startsWith(`${facts.nation}_`) && ['tower', 'fortress', 'citadel'].includes(lastWord(card));
  if (!facts.card.startsWith(facts.nation) || !NATIONS.includes(facts.nation)) return 'another nation';
  const owners = view.table.flatMap((held, of) => held.filter((h) => isCastle(h.holding)).map(() => of));
  if (owners.includes(seat)) return 'the seat has such a castle';
  const is = mine.some(isCastle) ? 'hand' : owners.length > 0 ? 'others' : 'nowhere';
  return facts.castle === is ? undefined : `a castle is ${is}`;
}

/** What is offered can be done, and if nothing is, nothing can be done. */
function wrongElsewhere(
  { legal }: Case,
  card: Card,
  { of, open, openGarrison }: Elsewhere,
): string | undefined {
  const plays = legal.flatMap((a) => (a.type === 'play-unit' && a.card === card ? [a] : []));
  if (open === 'none') {
    if (plays.length > 0) return 'it can be played';
    return legal.some((a) => a.type === 'return' && a.card === card) ? undefined : 'it cannot be returned';
  }
  const isOpen = plays.some((a) => a.seat === of && a.holding === open && a.garrison === openGarrison);
  return isOpen ? undefined : `it cannot be played onto ${open} of ${of}`;
}

function wrongStrength(
  { view, seat, action }: Case,
  rule: 'KBY-3.7' | 'KBY-3.8',
  facts: Extract<Reason, { rule: 'KBY-3.7' | 'KBY-3.8' }>['facts'],
): string | undefined {
  if (STRENGTH[lastWord(facts.card)] !== facts.strength) return 'another strength';
  if (facts.strength > facts.defence) return 'it is strong enough';
  if (action === undefined || action.type !== 'play-unit') {
    const defences = view.table.flat().map((h) => defenceOf(h.holding, h.garrison));
    if ((view.table[seat] ?? []).length > 0) return 'the seat has holdings';
    return Math.min(...defences) === facts.defence ? undefined : 'another is weaker';
  }
  if (defenceOf(action.holding, action.garrison) !== facts.defence) return 'another defence';
  const byGarrison = (OWN[lastWord(action.holding)] ?? 0) < facts.defence;
  return byGarrison === (rule === 'KBY-3.8') ? undefined : `${rule} is not what binds`;
}
