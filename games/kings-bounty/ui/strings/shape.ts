import type { en } from './en.ts';

/** The same tree with any words at its leaves. */
type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
export type Strings = Shape<typeof en>;
