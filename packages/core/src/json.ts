/**
 * Parses text that this program wrote itself, such as its own log, without checking its shape. Read input from
 * outside with a schema or a parser instead.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type is the caller's knowledge
export function parseTrusted<T>(text: string): T {
  // The writer had the type; JSON does not carry it.
  return JSON.parse(text) as T;
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
