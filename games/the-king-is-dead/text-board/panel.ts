import { FACTIONS } from '../src/data.ts';
import type { View } from '../src/view.ts';
import { WORDS } from './words.ts';
import type { Look } from './words.ts';

/** The table beside the map: order, supply, France, players with court, hand and top card. */
export function panelOf(view: View, look: Look): string[] {
  const words = WORDS[look.lang];
  const counted = (counts: { readonly [f: string]: number }): string =>
    FACTIONS.flatMap((f, i) =>
      (counts[f] ?? 0) > 0 ? [`${words.letters[i] ?? ''}${counts[f] ?? 0}`] : [],
    ).join(' ') || words.empty;
  const order = view.slots.filter((region) => view.results[region] === null);
  const unstable = Object.values(view.results).filter((result) => result === 'unstable').length;
  return [
    `${words.order}: ${order.map((region) => words.region[region]).join(', ')}`,
    `${words.supply}: ${counted(view.supply)}`,
    `${words.france}: ${3 - unstable}`,
    ...(view.saxonTop === null ? [] : [`${words.saxonTop}: ${words.card[view.saxonTop]}`]),
    '',
    ...view.courts.flatMap((court, seat) => {
      const known = look.seats[seat];
      const name =
        known === undefined ? words.saxons : look.colour ? coloured(known.name, known.colour) : known.name;
      const pile = view.piles[seat] ?? [];
      const top = pile.at(-1);
      const hand = view.hands[seat];
      const disc = view.ownDiscs[seat] === true ? `, ${words.disc}` : '';
      return [
        `${view.current === seat ? '>' : ' '} ${name} · ${words.court} ${counted(court)}${disc}`,
        `    ${words.hand} ${view.handSizes[seat] ?? 0}${typeof top !== 'string' ? '' : ` · ${words.top}: ${words.card[top]}`}`,
        ...(hand === null || hand === undefined ? [] : wrapped(hand.map((card) => words.card[card]))),
      ];
    }),
    ...(view.effect === null ? [] : ['', `${words.playing}: ${words.card[view.effect]}`]),
  ];
}

/** A hand in lines that stay beside the map. */
function wrapped(names: readonly string[]): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last === undefined || last.length + name.length > 44) lines.push(`    ${name}`);
    else lines[lines.length - 1] = `${last}, ${name}`;
  }
  return lines;
}

function coloured(text: string, colour: number): string {
  return `\x1b[38;5;${colour}m${text}\x1b[39m`;
}
