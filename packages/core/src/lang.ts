/** The supported languages. Every game has its texts in all of them. */
export type Lang = 'en' | 'ru';
