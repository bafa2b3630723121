import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { HttpRefusal } from '../common/refusal.ts';
import type { Auth } from './auth.ts';

/** How many guesses a password must withstand: more than the limits allow in five years. */
const LEAST_GUESSES = 1e6;
/** Only this many characters are rated: more cannot make a password weaker, and 128 hostile ones cost 0.6 s. */
const JUDGED_CHARS = 32;
/** Words from this site, and from the language for which the library has no list. */
const LOCAL_WORDS = [
  'four',
  'crowns',
  'fourcrowns',
  'пароль',
  'привет',
  'любовь',
  'корона',
  'короли',
  'четыре',
];

let judge: ZxcvbnFactory | undefined;

/** Throws if the password is one of the first that anybody would try: a common one, a row of keys, or the name itself. */
export function mustBeGood(password: string, names: readonly string[]): void {
  // Loaded on first use, because it costs 120 ms and 10 MB.
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: JUDGED_CHARS });
  const known = [...names, ...LOCAL_WORDS];
  const { guesses } = judge.check(password, known);
  // "йцукен" is "qwerty" on another keyboard.
  const latin = toLatinKeys(password);
  const asTyped = latin === password ? guesses : judge.check(latin, known).guesses;
  if (Math.min(guesses, asTyped) >= LEAST_GUESSES) return;
  throw new HttpRefusal(
    'weak-password',
    'This password is easily guessed: take a longer or less common one, without your name in it.',
  );
}

const CYRILLIC_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбю';
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

function toLatinKeys(text: string): string {
  return Array.from(text.toLowerCase(), (c) => LATIN_KEYS[CYRILLIC_KEYS.indexOf(c)] ?? c).join('');
}

async function hashOf(auth: Auth, userId: string): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context;
  const accounts = await internalAdapter.findAccounts(userId);
  return accounts.find(({ providerId }) => providerId === 'credential')?.password ?? undefined;
}

export async function hasPassword(auth: Auth, userId: string): Promise<boolean> {
  return (await hashOf(auth, userId)) !== undefined;
}

export async function isPassword(auth: Auth, userId: string, password: string): Promise<boolean> {
  const hash = await hashOf(auth, userId);
  return hash !== undefined && (await auth.$context).password.verify({ hash, password });
}

export async function setPassword(auth: Auth, userId: string, password: string): Promise<void> {
  const context = await auth.$context;
  await context.internalAdapter.updatePassword(userId, await context.password.hash(password));
}
