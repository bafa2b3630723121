export const LANGS = ['en', 'ru'] as const;
export type Lang = (typeof LANGS)[number];

/** The same tree with any words at its leaves: a text missing in a translation does not compile. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** The first language of the browser that the house speaks. */
export function browserLang(): Lang {
  for (const wanted of navigator.languages) {
    const lang = LANGS.find((l) => wanted.toLowerCase().startsWith(l));
    if (lang !== undefined) return lang;
  }
  return 'en';
}
