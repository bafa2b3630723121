/** The parts of a text between colons, each with its type. */
export type Split<T extends string> = T extends `${infer First}:${infer Rest}`
  ? readonly [First, ...Split<Rest>]
  : readonly [T];

/** Splits a token such as `region:devon`; the first part determines the types of the others. */
export function splitOf<T extends string>(token: T): Split<T>;
export function splitOf(token: string): readonly string[] {
  return token.split(':');
}
