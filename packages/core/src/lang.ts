/** The languages of the house; every game speaks all of them. */
export type Lang = 'en' | 'ru';
