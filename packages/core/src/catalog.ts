/** Types of the words that games and apps say in two languages. */

/** The same tree with any words at its leaves: a key missing in a translation does not compile. */
export type TranslationOf<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : TranslationOf<T[K]>;
};

export type Each<K extends string> = Readonly<Record<K, string>>;

type Section<Rule> = Rule extends `${infer S}.${string}` ? S : never;
type Paragraph<Rule, S extends string> = Rule extends `${S}.${infer P}` ? P : never;

/** Words by rule id. `KB-2.5` stands under `KB-2`, `5`: a dot in a path means one level down. */
export type ByRule<Rule extends string> = {
  readonly [S in Section<Rule>]: Each<Paragraph<Rule, S>>;
};
