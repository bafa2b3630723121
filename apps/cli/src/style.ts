import type { Sink } from './io.ts';

/** Letters with or without terminal colours. */
export interface Style {
  readonly isOn: boolean;
  bold(text: string): string;
  dim(text: string): string;
  /** One of the 256 terminal colours. */
  colour(n: number, text: string): string;
}

const PLAIN: Style = { isOn: false, bold: (t) => t, dim: (t) => t, colour: (_n, t) => t };
const COLOURED: Style = {
  isOn: true,
  bold: (t) => `\x1b[1m${t}\x1b[22m`,
  dim: (t) => `\x1b[2m${t}\x1b[22m`,
  colour: (n, t) => `\x1b[38;5;${n}m${t}\x1b[39m`,
};

export function styleFor(
  sink: Sink,
  asked: boolean | undefined,
  env: { readonly [name: string]: string | undefined },
): Style {
  if (asked !== undefined) return asked ? COLOURED : PLAIN;
  // https://no-color.org: set and not empty, whatever it says.
  if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') return PLAIN;
  return sink.isTerminal && env['TERM'] !== 'dumb' ? COLOURED : PLAIN;
}

// oxlint-disable-next-line no-control-regex -- an escape sequence begins with a control character
const ESCAPES = /\x1b\[[\d;]*m/g;

/** How many columns a text takes: all our letters are one column wide and one UTF-16 unit long. */
function widthOf(text: string): number {
  return text.replaceAll(ESCAPES, '').length;
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

function paddedLeft(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Breaks at spaces; later lines begin with `indent`. */
export function wrapped(text: string, columns: number, indent: string = ''): string {
  const lines: string[] = [];
  const lead = /^\s*/.exec(text)?.[0] ?? '';
  let line = lead;
  for (const word of text.slice(lead.length).split(/\s+/)) {
    const longer = line.trim() === '' ? line + word : `${line} ${word}`;
    if (line.trim() !== '' && widthOf(longer) > columns) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return [...lines, line].join('\n');
}

/** First column to the left, the others to the right. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, widthOf(cell))));
  const lines = rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? padded(cell, widths[i] ?? 0) : paddedLeft(cell, widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
