/** Which rule really stands against a resolution, card by card from the rules text: see complaint.ts. */
import { FACTIONS } from '../src/data.ts';
import type { Card, Crown, Faction, Region } from '../src/data.ts';
import type { Action, View } from '../src/index.ts';
import { count, isAround, isBordering, list } from './map-words.ts';

/** Cards that place, exchange or swap for the sake of one faction. */
const NAMED: { readonly [card in Card]?: Crown } = {
  scottish_support: 'scottish',
  welsh_support: 'welsh',
  english_support: 'english',
  resist: 'scottish',
  ambush: 'scottish',
  quell: 'welsh',
  muster: 'scottish',
  suppress: 'english',
  influence: 'english',
  dispute: 'welsh',
  edict: 'scottish',
};

const isOnly = (followers: string, faction: string): boolean =>
  list(followers).every((one) => one === faction);

/** TKD-3.9: whether the card does this kind of thing at all, wherever it is done. */
export function doesAtAll(card: Card, action: Action, { options }: View): boolean {
  const named = NAMED[card];
  switch (action.type) {
    case 'place': {
      const { followers } = action;
      if (card === 'assemble') return list(followers).length === 1;
      if (card === 'aid') return new Set(list(followers)).size === 1;
      if (card === 'resist') return count(followers, 'scottish') === 0;
      return card.endsWith('_support') && named !== undefined && isOnly(followers, named);
    }
    case 'swap':
      return (
        swapsAtAll(card, action.give, action.take, options.edictOneForOne) ||
        swapsAtAll(card, action.take, action.give, options.edictOneForOne)
      );
    case 'move':
      return card === 'march';
    case 'exchange': {
      const [back, place] = [list(action.back), list(action.place)];
      if (card === 'ambush') return back.length === 1 && isOnly(action.place, 'scottish');
      if (card === 'suppress') {
        const english = count(action.back, 'english');
        const isPair = english === 1 || (english === 2 && options.suppressSecond === 'any_faction');
        return place.length < 2 && (back.length < 2 || isPair);
      }
      return (card === 'quell' || card === 'muster') && back.length < 2 && isOnly(action.back, named ?? '');
    }
    case 'negotiate':
      return card === 'negotiate';
    default:
      return false;
  }
}

function swapsAtAll(card: Card, give: string, take: string, edictOneForOne: boolean): boolean {
  const named = NAMED[card];
  const sizes = `${list(give).length}:${list(take).length}`;
  if (named !== undefined && !(isOnly(give, named) && count(take, named) === 0)) return false;
  switch (card) {
    case 'manoeuvre':
    case 'dispute':
      return sizes === '1:1';
    case 'outmanoeuvre':
    case 'influence':
      return sizes === '1:1' || sizes === '1:2';
    case 'edict':
      return sizes !== '1:1' || edictOneForOne;
    default:
      return false;
  }
}

/** The rule about places and followers that this resolution of a fitting kind breaks; undefined for none. */
export function broken(card: Card, action: Action, view: View): string | undefined {
  const isOpen = (region: Region): boolean => view.results[region] === null;
  const named = NAMED[card];
  switch (action.type) {
    case 'place': {
      const { region, followers } = action;
      if (!isOpen(region)) return 'TKD-3.3';
      if (named !== undefined && !isAround(view, region, named)) return 'TKD-3.7';
      if (card === 'assemble' && !isOnly(followers, view.placing ?? '')) return 'TKD-5.4';
      const { scottish, welsh, english } = view.supply;
      const most = Math.max(scottish, welsh, english);
      if (card === 'aid' && list(followers).some((one) => view.supply[one as Crown] < most)) return 'TKD-8.6';
      return isThere(view.supply, followers) ? undefined : 'TKD-3.4';
    }
    case 'swap': {
      const { a, b, give, take } = action;
      if (a === b) return 'TKD-3.10';
      if (!isOpen(a) || !isOpen(b)) return 'TKD-3.3';
      if ((card === 'outmanoeuvre' || card === 'edict') && !isBordering(a, b)) return 'TKD-3.6';
      return isThere(view.map[a], give) && isThere(view.map[b], take) ? undefined : 'TKD-3.5';
    }
    case 'move': {
      const { from, to, followers } = action;
      if (from === to) return 'TKD-3.10';
      if (!isOpen(from) || !isOpen(to)) return 'TKD-3.3';
      if (!isBordering(from, to)) return 'TKD-3.6';
      return isThere(view.map[from], followers) ? undefined : 'TKD-3.5';
    }
    case 'exchange': {
      const { region, back, place } = action;
      if (!isOpen(region)) return 'TKD-3.3';
      if (card !== 'ambush' && named !== undefined && !isAround(view, region, named)) return 'TKD-3.7';
      const isAmbush = card === 'ambush';
      const onMap = isAmbush ? [view.map[region], place] : [view.map[region]];
      const inSupply = isAmbush ? [view.supply] : [view.supply, back];
      if (!isThere(added(onMap), back)) return 'TKD-3.5';
      return isThere(added(inSupply), place) ? undefined : 'TKD-3.4';
    }
    default:
      return undefined;
  }
}

type Counts = { readonly [faction in Faction]: number };

function isThere(counts: Counts, followers: string): boolean {
  return FACTIONS.every((faction) => count(followers, faction) <= counts[faction]);
}

function added(parts: readonly (Counts | string)[]): Counts {
  const sum = (faction: Faction): number =>
    parts.reduce<number>(
      (n, part) => n + (typeof part === 'string' ? count(part, faction) : part[faction]),
      0,
    );
  return { scottish: sum('scottish'), welsh: sum('welsh'), english: sum('english'), viking: sum('viking') };
}

/** TKD-3.1: how much of the card is done, by followers; of as many the one that is named comes first. */
export function fullness(card: Card, action: Action): number {
  const lists: readonly string[] =
    action.type === 'place' || action.type === 'move'
      ? [action.followers]
      : action.type === 'swap'
        ? [action.give, action.take]
        : action.type === 'exchange'
          ? [action.back, action.place]
          : [];
  const moved = lists.reduce((n, followers) => n + list(followers).length, 0);
  const isNamed = action.type === 'exchange' && count(action.back, NAMED[card] ?? '') > 0;
  return moved * 2 + (card === 'suppress' && isNamed ? 1 : 0);
}
