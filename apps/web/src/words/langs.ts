export const LANGS = ['en', 'ru'] as const;
export type Lang = (typeof LANGS)[number];

/** The first of the browser's languages that is supported. */
export function browserLang(): Lang {
  for (const wanted of navigator.languages) {
    const lang = LANGS.find((l) => wanted.toLowerCase().startsWith(l));
    if (lang !== undefined) return lang;
  }
  return 'en';
}
