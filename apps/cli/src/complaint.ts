import type { Say } from './words/words.ts';

/** What is wrong with what was asked, in one sentence of the person's language. */
export class Complaint extends Error {
  readonly sentence: (say: Say) => string;
  constructor(sentence: (say: Say) => string) {
    super('a complaint is told by its sentence');
    this.name = 'Complaint';
    this.sentence = sentence;
  }
}

const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const LONGEST = 600;

/** One line without control characters: parts of it may come from a file or a command line. */
export function oneLine(text: string): string {
  const line = text.replaceAll(CONTROL, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`;
}

/** A word somebody typed, short enough to be shown back. */
export function shown(text: string): string {
  const line = oneLine(text);
  return line.length <= 60 ? line : `${line.slice(0, 60)}…`;
}
