import { isKeyOf } from '@four-crowns/core';
import { bold, coloured, faint, wrap } from '@four-crowns/manifest/ansi';
import { hexNumber, SLOT_OF } from '../src/board.ts';
import { TERRAINS } from '../src/data.ts';
import type { Objective, Tile } from '../src/data.ts';
import type { View } from '../src/view.ts';
import { TILE_LETTERS, WORDS } from './words.ts';
import type { Look } from './words.ts';

/** The table beside the board: players with stock, cards and tiles, the running score, what scores, the pile. */
export function panelOf(view: View, look: Look, width: number): string[] {
  const strong = (text: string): string => (look.colour ? bold(text) : text);
  const soft = (text: string): string => (look.colour ? faint(text) : text);
  const words = WORDS[look.lang];
  return [
    ...players(view, look, width),
    ...scoreTable(look),
    ...view.objectives.flatMap((card) => [
      strong(words.objective[card]),
      ...wrap(words.objectiveHelp[card] + noteOn(card, view, look), width - 2).map(
        (line) => `  ${soft(line)}`,
      ),
    ]),
    ...wrap(`${words.pile}: ${view.pile}${removed(view, look)}`, width),
  ];
}

/** KB-6.9: why the Lords pay before anything is built. */
function noteOn(card: Objective, view: View, look: Look): string {
  if (card !== 'lords' || !view.options.lordsZeroCounts) return '';
  const settled = new Set(view.settlements.flat().map((hex) => SLOT_OF[hexNumber(hex)]));
  return settled.size < view.board.length ? ` ${WORDS[look.lang].objectiveNote.emptySector}` : '';
}

/** What the letters mean. */
export function legendOf(view: View, look: Look, width: number): string[] {
  const words = WORDS[look.lang];
  const kinds: Tile[] = [...new Set(view.locations.map((l) => l.tile))];
  const tiles = kinds.map((tile) => `${TILE_LETTERS[tile]}\u00a0${words.tile[tile]}`).join('  ');
  const lines = [...wrap(`${words.legend}  ${tiles}`, width), ...wrap(words.marks, width)];
  return look.colour ? lines.map(faint) : lines;
}

function players(view: View, look: Look, width: number): string[] {
  const words = WORDS[look.lang];
  return look.seats.flatMap((seat, i) => {
    const turn = view.current === i ? '>' : ' ';
    const name = look.colour ? coloured(seat.name, seat.colour) : seat.name;
    const hand = view.hands[i];
    const card =
      view.current === i && view.card !== null
        ? [
            `${words.inForce}: ${words.terrain[view.card]}${view.left > 0 ? `, ${words.left} ${view.left}` : ''}`,
          ]
        : typeof hand === 'string'
          ? [`${words.nextCard}: ${words.terrain[hand]}`]
          : [];
    const lines = [...card, tilesOf(view, look, i)].flatMap((line) => wrap(line, width - 4));
    return [`${turn} ${name} · ${words.stock} ${view.stock[i] ?? 0}`, ...lines.map((line) => `    ${line}`)];
  });
}

/** Tiles of one seat by kind; of the seat whose turn it is also which rest now; `?` says why (`View.idle`). */
function tilesOf(view: View, look: Look, seat: number): string {
  const words = WORDS[look.lang];
  const held = view.locations.filter((l) => view.held[seat]?.includes(l.hex));
  if (held.length === 0) return words.noTiles;
  const kinds = [...new Set(held.map((l) => l.tile))];
  return kinds
    .map((tile) => {
      const all = held.filter((l) => l.tile === tile);
      const name = words.tile[tile] + (all.length > 1 ? ` ×${all.length}` : '');
      if (view.current !== seat) return name;
      const fresh = all.filter((l) => view.fresh.includes(l.hex)).length;
      const used = all.length - fresh - (view.uses[tile] ?? 0);
      const isIdle =
        view.viewer === seat && view.idle?.some(({ thing }) => thing === `tile.${tile}`) === true;
      const marks = [
        fresh > 0 ? words.fresh : '',
        used > 0 ? words.used : '',
        isIdle && used + fresh < all.length ? words.notNow : '',
      ].filter((m) => m !== '');
      return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
    })
    .join(', ');
}

function scoreTable(look: Look): string[] {
  const words = WORDS[look.lang];
  const label = (key: string): string => (isKeyOf(words.scores, key) ? words.scores[key] : key);
  const totals = look.seats.map((_, i) => look.scores.reduce((sum, line) => sum + (line.points[i] ?? 0), 0));
  const width = Math.max(
    ...[...look.scores.map((l) => label(l.label)), words.scores.total].map((l) => l.length),
  );
  const row = (name: string, points: readonly number[]): string =>
    `${name.padEnd(width)} ${points.map((p) => String(p).padStart(4)).join('')}`;
  const shapes = look.seats.map((s) => (look.colour ? `   ${coloured(s.shape, s.colour)}` : `   ${s.shape}`));
  return [
    '',
    `${' '.repeat(width)} ${shapes.join('')}`,
    ...look.scores.map((line) => row(label(line.label), line.points)),
    row(words.scores.total, totals),
    '',
  ];
}

function removed(view: View, look: Look): string {
  const words = WORDS[look.lang];
  const gone = TERRAINS.filter((t) => view.removed[t] > 0);
  if (gone.length === 0) return '';
  return ` · ${words.gone}: ${gone.map((t) => `${words.terrain[t]} ${view.removed[t]}`).join(', ')}`;
}
