/** The parts of a text between colons, each with the type it has there. */
export type Split<T extends string> = T extends `${infer First}:${infer Rest}`
  ? readonly [First, ...Split<Rest>]
  : readonly [T];

/** A token such as `region:devon` by its parts; the first tells the types of the others. */
export function splitOf<T extends string>(token: T): Split<T>;
export function splitOf(token: string): readonly string[] {
  return token.split(':');
}
