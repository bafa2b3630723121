import { bold, faint } from '@four-crowns/manifest/ansi';
import { BUILDING_FACTS, BUILDINGS, COLUMNS, GOODS, ROWS } from '../src/data.ts';
import type { Building, Good } from '../src/data.ts';
import type { View } from '../src/view.ts';
import { WORDS } from './words.ts';
import type { Look } from './words.ts';

interface Cell {
  readonly text: string;
  readonly paint: (text: string) => string;
}

/** The viewer's sheet, five rows of four: name, price and points; what can be built now is marked, and why the rest cannot. */
export function provinceOf(view: View, look: Look): string[] {
  if (typeof view.viewer !== 'number') return [];
  const standing = view.players[view.viewer]?.buildings ?? [];
  const buildable = new Set(look.choices.flatMap((c) => (c.type === 'build' ? [c.building] : [])));
  const cells = BUILDINGS.map((building): Cell => {
    const why = view.idle?.find(({ thing }) => thing === `building.${building}`)?.refusal;
    const left = why?.rule === 'KBG-8.3' ? '‹' : ' ';
    const mark = standing.includes(building) ? '×' : buildable.has(building) ? '*' : left;
    const paint = mark === '*' ? bold : mark === '×' ? (text: string): string => text : faint;
    const missing = why?.rule === 'KBG-8.2' ? ` −${priceText(look, why.facts)}` : '';
    const text = `${mark} ${cellText(building, look)}${missing}`;
    return { text, paint: look.colour ? paint : (all) => all };
  });
  const widths = Array.from({ length: COLUMNS }, (_, column) =>
    Math.max(...cells.filter((__, b) => b % COLUMNS === column).map((c) => c.text.length + 1)),
  );
  const isWide = widths.reduce((a, b) => a + b) <= look.columns;
  const perLine = isWide ? COLUMNS : COLUMNS / 2;
  return Array.from({ length: (ROWS * COLUMNS) / perLine }, (_, line) =>
    cells
      .slice(line * perLine, (line + 1) * perLine)
      .map(({ text, paint }, i) => paint(text.padEnd(columnWidth(widths, perLine, line, i))))
      .join(''),
  );
}

/** Two columns of a narrow screen share their width with the two below them. */
function columnWidth(widths: readonly number[], perLine: number, line: number, i: number): number {
  const column = (line * perLine + i) % COLUMNS;
  if (perLine === COLUMNS) return widths[column] ?? 0;
  return Math.max(widths[i] ?? 0, widths[i + perLine] ?? 0);
}

function cellText(building: Building, look: Look): string {
  const words = WORDS[look.lang];
  const facts = BUILDING_FACTS[BUILDINGS.indexOf(building)];
  if (facts === undefined) return building;
  return `${words.building[building]} ${priceText(look, facts)} ${facts.points}${words.point}`;
}

/** `2g1s` */
function priceText(look: Look, of: Partial<Readonly<Record<Good, unknown>>>): string {
  const letters = WORDS[look.lang].letters;
  return GOODS.map((good, i) => (of[good] === 0 ? '' : `${String(of[good])}${letters[i] ?? ''}`)).join('');
}
