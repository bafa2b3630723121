import { groundOf, hexName, SIZE, SLOT_OF } from '../src/board.ts';
import { LOCATION, TILES } from '../src/data.ts';
import type { View } from '../src/view.ts';
import { paintHex, paintSettlement } from './paint.ts';
import { legendOf, panelOf } from './panel.ts';
import { TILE_LETTERS } from './words.ts';
import type { Look } from './words.ts';

const COLUMNS = 'A B C D E F G H I J K L M N O P Q R S T';
const GROUND_LETTERS = 'GFTCDWMK';
/** Row number, half a hex of indent, twenty hexes of two columns, row number. */
const BOARD_WIDTH = 3 + 1 + 2 * SIZE + 3;
const NARROWEST_PANEL = 30;
const WIDEST_PANEL = 50;
const GAP = '   ';

/** The board with what may be chosen marked, and beside it, or below on a narrow screen, the table. */
export function renderText(view: View, look: Look): string {
  const board = view.board.length === 4 ? boardOf(view, look) : [];
  const room = look.columns - BOARD_WIDTH - GAP.length;
  const isWide = room >= NARROWEST_PANEL;
  const panel = panelOf(view, look, isWide ? Math.min(room, WIDEST_PANEL) : look.columns);
  const legend = legendOf(view, look, look.columns);
  if (!isWide) return `${[...board, '', ...panel, ...legend].join('\n')}\n`;
  const lines = Array.from({ length: Math.max(board.length, panel.length) }, (_, i) => {
    const left = board[i] ?? ' '.repeat(BOARD_WIDTH);
    return `${left}${GAP}${panel[i] ?? ''}`.trimEnd();
  });
  return `${[...lines, ...legend].join('\n')}\n`;
}

function boardOf(view: View, look: Look): string[] {
  const header = `    ${COLUMNS}    `;
  const owners = new Map<string, number>();
  view.settlements.forEach((hexes, seat) => hexes.forEach((hex) => owners.set(hex, seat)));
  const chosen = new Set(look.choices.flatMap((c) => ('hex' in c ? [c.hex] : [])));
  const rows = Array.from({ length: SIZE }, (_, row) => {
    const number = String(row + 1).padStart(2);
    const cells = Array.from({ length: SIZE }, (__, column) =>
      cell(view, look, owners, chosen, row * SIZE + column),
    );
    const indent = row % 2;
    return `${number} ${' '.repeat(indent)}${cells.join('')}${' '.repeat(1 - indent)} ${number}`;
  });
  return [header, ...rows, header];
}

/** Two letters: what stands there, then a mark for a choice, the ground below it, or the tiles left. */
function cell(
  view: View,
  look: Look,
  owners: ReadonlyMap<string, number>,
  chosen: ReadonlySet<string>,
  hex: number,
): string {
  const name = hexName(hex);
  const ground = groundAt(view, hex);
  const owner = look.seats[owners.get(name) ?? -1];
  const letter = GROUND_LETTERS[ground] ?? '?';
  const mark = chosen.has(name) ? '*' : ' ';
  if (owner !== undefined) {
    const second = mark === '*' ? mark : letter.toLowerCase();
    return look.colour
      ? paintSettlement(owner.shape, second, ground, owner.colour)
      : `${owner.shape}${second}`;
  }
  const location = ground === LOCATION ? view.locations.find((l) => l.hex === name) : undefined;
  const text = location === undefined ? letter + mark : TILE_LETTERS[location.tile] + String(location.left);
  return look.colour ? paintHex(text, ground, chosen.has(name)) : text;
}

function groundAt(view: View, hex: number): number {
  const laid = view.board[SLOT_OF[hex] ?? 0];
  if (laid === undefined) return -1;
  return groundOf(TILES.indexOf(laid.sector) * 2 + (laid.turned ? 1 : 0), hex);
}
