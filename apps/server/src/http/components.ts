/** Moves each schema with a `title` to the components, under that name, and refers to it elsewhere. */

export type Schemas = { readonly [title: string]: unknown };

export interface Lifted<T> {
  readonly document: T;
  readonly schemas: Schemas;
}

/** The document with references instead of titled schemas, and those schemas. */
export function lift<T>(document: T): Lifted<T> {
  const schemas = new Map<string, unknown>();
  const texts = new Map<string, string>();
  const walk = (x: unknown): unknown => {
    if (Array.isArray(x)) return x.map(walk);
    if (typeof x !== 'object' || x === null) return x;
    const made = Object.fromEntries(Object.entries(x).map(([key, value]) => [key, walk(value)]));
    const title = 'title' in x ? x.title : undefined;
    if (typeof title !== 'string' || !isSchema(x)) return made;
    const text = JSON.stringify(made);
    if ((texts.get(title) ?? text) !== text) throw new Error(`two schemas have the title ${title}`);
    texts.set(title, text);
    schemas.set(title, made);
    return { $ref: `#/components/schemas/${title}` };
  };
  // Only schemas are replaced, and no titled part occurs in `T`, so the type stays the same.
  const lifted = walk(document) as T;
  const sorted = [...schemas].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { document: lifted, schemas: Object.fromEntries(sorted) };
}

function isSchema(node: object): boolean {
  return 'type' in node || 'anyOf' in node || 'enum' in node;
}
