export function bold(text: string): string {
  return `\x1b[1m${text}\x1b[22m`;
}

export function coloured(text: string, colour: number): string {
  return `\x1b[38;5;${colour}m${text}\x1b[39m`;
}

export function faint(text: string): string {
  return `\x1b[2m${text}\x1b[22m`;
}
