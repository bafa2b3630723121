import { create } from 'zustand';
import type { common } from './en/common.ts';
import type { account } from './en/account.ts';
import type { make } from './en/make.ts';
import type { table } from './en/table.ts';
import { browserLang, LANGS } from './langs.ts';
import type { Lang } from './langs.ts';
import { useSettings } from '../settings/settings.ts';

export interface Messages {
  readonly common: typeof common;
  readonly account: typeof account;
  readonly make: typeof make;
  readonly table: typeof table;
}
export type Part = keyof Messages;

declare module 'use-intl' {
  interface AppConfig {
    Locale: Lang;
    Messages: Messages;
  }
}

type Tree = { readonly [key: string]: string | Tree };
type Load = () => Promise<{ readonly [part: string]: Tree }>;

/** Each part of each language is a separate file, fetched when a page first needs it. */
const FILES: { readonly [lang in Lang]: { readonly [part in Part]: Load } } = {
  en: {
    common: () => import('./en/common.ts'),
    account: () => import('./en/account.ts'),
    make: () => import('./en/make.ts'),
    table: () => import('./en/table.ts'),
  },
  ru: {
    common: () => import('./ru/common.ts'),
    account: () => import('./ru/account.ts'),
    make: () => import('./ru/make.ts'),
    table: () => import('./ru/table.ts'),
  },
};

interface Words {
  readonly lang: Lang;
  readonly messages: Partial<Messages>;
}

/** The texts in use. A language takes effect once all parts needed so far are loaded. */
export const useWords = create<Words>()(() => ({ lang: wantedLang(), messages: {} }));

function wantedLang(): Lang {
  return useSettings.getState().lang ?? browserLang();
}

const wanted = new Set<Part>();

export async function needWords(...parts: readonly Part[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  const lang = wantedLang();
  const now = useWords.getState();
  const kept: Partial<Messages> = now.lang === lang ? now.messages : {};
  const missing = [...wanted].filter((part) => kept[part] === undefined);
  if (missing.length === 0) return;
  const loaded = await Promise.all(missing.map((part) => FILES[lang][part]()));
  if (lang !== wantedLang()) return needWords();
  const latest = useWords.getState();
  const messages: Record<string, Tree> = latest.lang === lang ? { ...latest.messages } : {};
  missing.forEach((part, i) => (messages[part] = loaded[i]?.[part] ?? {}));
  useWords.setState({ lang, messages });
  document.documentElement.lang = lang;
}

/** Loads every language, for a page that must work without the server. */
export async function fetchAllLangs(): Promise<void> {
  await Promise.all(LANGS.flatMap((lang) => [...wanted].map((part) => FILES[lang][part]())));
}

/** Changes the texts when the language is changed in the settings. */
export function followLang(): void {
  useSettings.subscribe((now, before) => {
    if (now.lang !== before.lang) void needWords();
  });
}
