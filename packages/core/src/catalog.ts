/** Types for the texts of games and apps, which exist in two languages. */

/** The same tree with any text at its leaves, so that a translation with a missing key does not compile. */
export type TranslationOf<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : TranslationOf<T[K]>;
};

export type Each<K extends string> = Readonly<Record<K, string>>;

type Section<Rule> = Rule extends `${infer S}.${string}` ? S : never;
type Paragraph<Rule, S extends string> = Rule extends `${S}.${infer P}` ? P : never;

/** Texts by rule id. `KB-2.5` is found under `KB-2`, `5`, because a dot in a path means one level down. */
export type ByRule<Rule extends string> = {
  readonly [S in Section<Rule>]: Each<Paragraph<Rule, S>>;
};
