/**
 * The terminal game in the README: `node apps/cli/test/terminal-picture.ts` plays some turns of a
 * real match through standard input and writes what the terminal showed last to docs/terminal.svg.
 */
import { writeFileSync } from 'node:fs';
import { run } from './run.ts';
import { firstChoices, personsLines } from './script.ts';

const SEED = 'picture';
const MOVES = 26;
const COLUMN = 8.4;
const ROW = 18;
const MARGIN = 16;
const INK = '#e8e2d0';
const PAPER = '#14201b';

interface Pen {
  readonly fill: string;
  readonly back: string | undefined;
  readonly bold: boolean;
  readonly faint: boolean;
}
const PLAIN: Pen = { fill: INK, back: undefined, bold: false, faint: false };

const lines = await personsLines(SEED, 2, 'greedy');
const { illegal } = await firstChoices(SEED);
const play = ['play', 'kingdom-builder', '--seed', SEED, '--bots', 'greedy', '--colour'];
const { out } = await run(play, { lines: [...lines.slice(0, MOVES), illegal] });

const screen = lastScreen(out.split('\n'));
// oxlint-disable-next-line no-control-regex -- an escape sequence begins with a control character
const widest = Math.max(...screen.map((line) => line.replaceAll(/\x1b\[[\d;]*m/g, '').length));
const width = Math.ceil(widest * COLUMN + 2 * MARGIN);
const height = screen.length * ROW + 2 * MARGIN;
const rows = screen.map((line, i) => coloured(line, MARGIN + (i + 0.75) * ROW));
writeFileSync(
  new URL('../../../docs/terminal.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="A game of Kingdom Builder in a terminal">
<rect width="100%" height="100%" rx="10" fill="${PAPER}"/>
<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14" fill="${INK}">
${rows.join('\n')}
</g>
</svg>
`,
);

/** From the last board on, without the line that says the moves have ended. */
function lastScreen(all: readonly string[]): readonly string[] {
  const top = all.findLastIndex((line) => line.includes('A B C D') && line.includes('stock'));
  return all
    .slice(
      top,
      all.findLastIndex((line) => line.trim() !== ''),
    )
    .filter((line, i, l) => line.trim() !== '' || l[i - 1]?.trim() !== '');
}

/** Escape sequences to rectangles and tspans. Each letter has its own place, so that no font moves the hexes. */
function coloured(line: string, y: number): string {
  let pen = PLAIN;
  let column = 0;
  let backs = '';
  let letters = '';
  // oxlint-disable-next-line no-control-regex -- an escape sequence begins with a control character
  for (const [, code, text = ''] of line.matchAll(/(?:\x1b\[([\d;]*)m)?([^\x1b]*)/g)) {
    if (code !== undefined) pen = changed(pen, code.split(';').map(Number));
    if (text === '') continue;
    const xs = Array.from(text).map((_, i) => (MARGIN + (column + i) * COLUMN).toFixed(1));
    if (pen.back !== undefined) {
      const w = (xs.length * COLUMN + 0.3).toFixed(1);
      backs += `<rect x="${xs[0]}" y="${y - 0.75 * ROW}" width="${w}" height="${ROW}" fill="${pen.back}"/>`;
    }
    const look = `fill="${pen.fill}"${pen.bold ? ' font-weight="bold"' : ''}${pen.faint ? ' opacity=".6"' : ''}`;
    if (text.trim() !== '') letters += `<tspan x="${xs.join(' ')}" ${look}>${escaped(text)}</tspan>`;
    column += xs.length;
  }
  return `${backs}<text y="${y}" xml:space="preserve">${letters}</text>`;
}

function changed(pen: Pen, codes: readonly number[]): Pen {
  const [code = 0, , colour = 0] = codes;
  if (code === 38) return changed({ ...pen, fill: colourOf(colour) }, codes.slice(3));
  if (code === 48) return changed({ ...pen, back: colourOf(colour) }, codes.slice(3));
  if (codes.length === 0) return pen;
  const rest = codes.slice(1);
  if (code === 1) return changed({ ...pen, bold: true }, rest);
  if (code === 2) return changed({ ...pen, faint: true }, rest);
  if (code === 22) return changed({ ...pen, bold: false, faint: false }, rest);
  if (code === 39) return changed({ ...pen, fill: INK }, rest);
  return changed(PLAIN, rest);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The xterm palette: 16 named colours, a cube of 216, 24 greys. */
function colourOf(n: number): string {
  if (n < 16) return INK;
  if (n >= 232)
    return `rgb(${Array(3)
      .fill(8 + (n - 232) * 10)
      .join(',')})`;
  const level = (k: number): number => (k === 0 ? 0 : 55 + k * 40);
  const i = n - 16;
  return `rgb(${level(Math.floor(i / 36))},${level(Math.floor(i / 6) % 6)},${level(i % 6)})`;
}
