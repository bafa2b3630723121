import { bold, coloured, faint, wrap } from '@four-crowns/manifest/ansi';
import { CARDS, strengthOf } from '../src/data.ts';
import type { Card } from '../src/data.ts';
import type { View } from '../src/view.ts';
import { WORDS } from './words.ts';
import type { Look } from './words.ts';

/** Titles with who leads, each player's holdings, deck and discards, and the own hand. */
export function renderText(view: View, look: Look): string {
  const soft = (text: string): string => (look.colour ? faint(text) : text);
  return `${[
    ...titlesOf(view, look),
    '',
    ...playersOf(view, look),
    '',
    ...pilesOf(view, look),
    ...handOf(view, look),
    ...wrap(WORDS[look.lang].how, look.columns).map(soft),
  ].join('\n')}\n`;
}

/** One line a title: its value, how much each player has of it, and who holds it. */
function titlesOf(view: View, look: Look): string[] {
  const words = WORDS[look.lang];
  const shapes = look.seats.map((seat) => (look.colour ? coloured(seat.shape, seat.colour) : seat.shape));
  const names = view.standings.map(
    (s) => words.title[s.title] + (s.privateOf === null ? '' : ` (${words.private})`),
  );
  const width = Math.max(0, ...names.map((name) => name.length));
  const rows = view.standings.map(({ value, counts, holder }, i) => {
    const who = holder === null ? words.nobody : (look.seats[holder]?.name ?? '');
    const numbers = counts.map((n) => String(n).padStart(3)).join('');
    return `${(names[i] ?? '').padEnd(width)} ${String(value).padStart(3)} ${numbers}  ${who}`;
  });
  const head = `${' '.repeat(width + 4)} ${shapes.map((shape) => `  ${shape}`).join('')}`;
  return [look.colour ? bold(words.titles) : words.titles, head, ...rows];
}

function playersOf(view: View, look: Look): string[] {
  const words = WORDS[look.lang];
  return look.seats.flatMap((seat, i) => {
    const turn = view.current === i ? '>' : ' ';
    const name = look.colour ? coloured(seat.name, seat.colour) : seat.name;
    const points = look.scores.reduce((sum, line) => sum + (line.points[i] ?? 0), 0);
    const last = view.last === i ? ` · ${words.last}` : '';
    const known = (view.known[i] ?? []).map((card) => words.card[card]);
    const facts = [
      `${words.cards} ${view.handSizes[i] ?? 0}${known.length > 0 ? ` (${words.known}: ${known.join(', ')})` : ''}`,
      `${words.scores.total} ${points}`,
    ];
    const holdings = (view.table[i] ?? []).map(({ holding, garrison }) =>
      garrison === 'none'
        ? named(holding, look)
        : `${named(holding, look)}\u00a0+\u00a0${named(garrison, look)}`,
    );
    const listed = wrap(holdings.length === 0 ? words.empty : holdings.join(', '), look.columns - 6);
    return [
      `${turn} ${i + 1} ${name} · ${facts.join(' · ')}${last}`,
      ...listed.map((line) => `      ${line}`),
    ];
  });
}

/** A card with its strength, held together when lines are broken. */
function named(card: Card, look: Look): string {
  const strength = strengthOf(CARDS.indexOf(card));
  const name = WORDS[look.lang].card[card].replaceAll(' ', '\u00a0');
  return card.startsWith('obelisk') || strength === 0 ? name : `${name}\u00a0${strength}`;
}

function pilesOf(view: View, look: Look): string[] {
  const words = WORDS[look.lang];
  const queue = view.queue.map(({ card }) => (card === null ? '?' : words.card[card]));
  const returned = queue.length === 0 ? '' : ` (${words.returned}: ${queue.join(', ')})`;
  const ending = view.ending ? ` · ${words.ending}` : '';
  const discarded = CARDS.flatMap((card) => {
    const n = view.discard[card] ?? 0;
    return n === 0 ? [] : [n === 1 ? named(card, look) : `${named(card, look)}\u00a0×${n}`];
  });
  const out = view.removed.map((nation) => words.nation[nation]);
  return [
    `${words.deck}: ${view.deck}${returned}${ending}`,
    ...(discarded.length > 0 ? [`${words.discard}: ${discarded.join(', ')}`] : []),
    ...(out.length > 0 ? [`${words.outOfGame}: ${out.join(', ')}`] : []),
  ].flatMap((line) => wrap(line, look.columns));
}

/** The own cards; a star marks those that can be played now. */
function handOf(view: View, look: Look): string[] {
  const words = WORDS[look.lang];
  const playable = new Set(
    look.choices.flatMap((c) => (c.type === 'play-holding' || c.type === 'play-unit' ? [c.card] : [])),
  );
  const hand = typeof view.viewer === 'number' ? (view.hands[view.viewer] ?? []) : [];
  if (hand.length === 0) return [];
  const cards = hand.map((card) => named(card, look) + (playable.has(card) ? '*' : ''));
  return wrap(`${words.hand}: ${cards.join(', ')}`, look.columns);
}
