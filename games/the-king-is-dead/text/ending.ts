/** How a match ended, in sentences: this game has no points to show. */
import type { Outcome } from '@four-crowns/core';
import type { AtEnd, SideAtEnd } from '../src/at-end.ts';
import type { View } from '../src/view.ts';

export type Say = (key: string, values?: { readonly [name: string]: string | number }) => string;

/** First who was crowned, then what decided between each two places; empty while the game is not over. */
export function endingSentences(
  view: View,
  outcome: Outcome,
  names: readonly string[],
  lang: string,
  say: Say,
): readonly string[] {
  const { atEnd, plot } = view;
  if (atEnd === null) return [];
  const name = (seat: number): string => names[seat] ?? say('ending.saxons');
  return [
    crown(view, atEnd, say),
    regions(atEnd, say),
    ...(plot === null ? [] : [say('ending.plot', { seat: name(plot.seat), faction: plot.faction })]),
    ...decisions(view, atEnd, outcome, lang, say, name),
  ];
}

function crown({ ending, results }: View, { won, power }: AtEnd, say: Say): string {
  if (ending === 'invasion') return say('ending.invaded');
  if (ending === 'vikings') {
    const region = Object.entries(results).find(([, result]) => result === 'vikings')?.[0] ?? 'none';
    return say('ending.vikings', { region });
  }
  const [first = 'english', second] = power;
  const level = second !== undefined && won[second] === won[first] ? 'yes' : 'no';
  return say('ending.crowned', { faction: first, n: won[first], level });
}

function regions({ won, power, unstable }: AtEnd, say: Say): string {
  const items = power.map((faction) => say('ending.region', { faction, n: won[faction] }));
  if (unstable > 0) items.push(say('ending.unstable', { n: unstable }));
  return say('ending.regions', { list: items.join(', ') });
}

function decisions(
  view: View,
  { sides, power }: AtEnd,
  { places, parted = [], decidedBy }: Outcome,
  lang: string,
  say: Say,
  name: (seat: number) => string,
): readonly string[] {
  if (decidedBy === 'invasion_alone') return [say('ending.alone')];
  const sideOf = (seat: number | undefined): SideAtEnd | undefined =>
    sides.find(({ seats }) => seat !== undefined && seats.includes(seat));
  const names = ({ seats, best }: SideAtEnd): string =>
    view.ending === 'invasion' ? listed(lang, seats.map(name)) : name(best);
  const told = (why: string, a: SideAtEnd | undefined, b: SideAtEnd | undefined): readonly string[] => {
    if (a === undefined || b === undefined) return [];
    const key = why.slice(why.indexOf('_') + 1);
    const [n, m] = counted(key, a, b);
    const faction = (key === 'strongest' ? power[0] : power[1]) ?? 'others';
    return [say(`ending.${key}`, { seat: names(a), of: names(b), faction, k: a.strongest, n, m })];
  };
  if (view.seats === 1) {
    const [own, saxons] = sides;
    const pair = (places[0]?.length ?? 0) > 0 ? ([own, saxons] as const) : ([saxons, own] as const);
    return decidedBy.endsWith('shared') ? [] : told(decidedBy, ...pair);
  }
  return places.flatMap((place, i) => {
    const equal = sides.filter(({ seats }) => place.some((seat) => seats.includes(seat)));
    const why = parted[i];
    return [
      ...(equal.length > 1 ? [say('ending.share', { names: listed(lang, equal.map(names)) })] : []),
      ...(why === undefined || why === 'resigned'
        ? []
        : told(why, sideOf(place[0]), sideOf(places[i + 1]?.[0]))),
    ];
  });
}

function listed(lang: string, names: readonly string[]): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}

/** What the criterion compares. */
function counted(key: string, a: SideAtEnd, b: SideAtEnd): readonly [number, number] {
  switch (key) {
    case 'sets':
      return [a.sets, b.sets];
    case 'strongest':
      return [a.strongest, b.strongest];
    case 'second':
      return [a.second, b.second];
    case 'total':
      return [a.total, b.total];
    case 'fewest_cards':
      return [a.left, b.left];
    default:
      return [0, 0];
  }
}
