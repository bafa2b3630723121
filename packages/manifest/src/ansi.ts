/** Text for a terminal. */

export function bold(text: string): string {
  return `\x1b[1m${text}\x1b[22m`;
}

/** `colour` is one of a terminal's 256 colours. */
export function coloured(text: string, colour: number): string {
  return `\x1b[38;5;${colour}m${text}\x1b[39m`;
}

export function faint(text: string): string {
  return `\x1b[2m${text}\x1b[22m`;
}

/** Breaks text into lines of at most `width` at spaces. A no-break space keeps words together. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.map((line) => line.replaceAll('\u00a0', ' '));
}
