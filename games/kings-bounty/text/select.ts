/** An ICU `select` that puts the word for a fact into a sentence. */
export function chosen(fact: string, words: Readonly<Record<string, string>>, other: string): string {
  const cases = Object.entries(words).map(([id, word]) => `${id} {${word}}`);
  return `{${fact}, select, ${cases.join(' ')} other {${other}}}`;
}
