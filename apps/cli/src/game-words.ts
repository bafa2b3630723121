import { createTranslator } from 'use-intl/core';
import type { Data, GameEvent, Json, Outcome, Refusal, ScoreLine } from '@four-crowns/core';
import type { Catalog, SeatLook } from '@four-crowns/manifest';
import type { Lang } from './words/words.ts';

/** A game's sentences in one language, for one table. */
export interface GameWords {
  readonly name: string;
  /** Any message of the game. */
  say(key: string, values?: Data): string;
  event(e: GameEvent): string;
  /** What is asked of the viewer now. */
  prompt(prompt: Data): string;
  refusal(r: Refusal): string;
  /** What is called so, by the path of its name: a tile, a card, a building. */
  thing(path: string): string;
  score(line: ScoreLine): string;
  /** Undefined where the lines of the sheet add up to nothing: a game without points. */
  readonly total: string | undefined;
  /** Undefined where no rule of the game decided. */
  outcome(o: Outcome): string | undefined;
  /** What set one place apart from the next; undefined where the sheet shows it. */
  parted(why: string, seat: string, of: string): string | undefined;
}

type Values = { [key: string]: string | number };

export function gameWords(catalog: Catalog, lang: Lang, seats: readonly SeatLook[]): GameWords {
  const t = translator(catalog, lang);
  const has = (key: string): boolean => t.has(key);
  const say = (key: string, data: Data): string =>
    t(
      key,
      valuesOf(data, seats, (k) => (has(k) ? t(k) : undefined)),
    );
  return {
    name: t('name'),
    say: (key, values = {}) => say(key, values),
    event({ secret, ...open }) {
      // Who sees the secret part is told it, where a game has words for that.
      const known = `events.${open.type}Known`;
      return secret !== undefined && has(known)
        ? say(known, { ...open, ...secret })
        : say(`events.${open.type}`, open);
    },
    prompt: (prompt) => say(`prompts.${text(prompt['type'])}`, prompt),
    refusal: ({ rule, facts }) => say(`refusals.${rule}`, facts),
    thing: (path) => t(path),
    score: ({ label }) => t(`scores.${label}`),
    total: hasPoints(catalog) ? t('scores.total') : undefined,
    outcome: ({ decidedBy }) => (has(`outcome.${decidedBy}`) ? t(`outcome.${decidedBy}`) : undefined),
    parted: (why, seat, of) => (has(`parted.${why}`) ? say(`parted.${why}`, { seat, of }) : undefined),
  };
}

/** A game whose sheet adds up to nothing has no word for the sum. */
export function hasPoints({ scores }: Catalog): boolean {
  return typeof scores === 'object' && 'total' in scores;
}

/** Of a catalog whose keys are put together from events and refusals, so they are plain strings. */
export function translator(catalog: Catalog, lang: Lang) {
  // The library wants to know all keys; `Record` says that any text may be one.
  return createTranslator({ locale: lang, messages: catalog as Record<string, string>, onError: rethrow });
}

function rethrow(error: Error): never {
  throw error;
}

/** Seats, under `seat` and `of`, become names, lists become words: an item of `tiles` is looked up as `tile.<item>`. */
function valuesOf(data: Data, seats: readonly SeatLook[], word: (key: string) => string | undefined): Values {
  const values: Values = {};
  for (const [key, value] of Object.entries(data)) {
    if ((key === 'seat' || key === 'of') && typeof value === 'number') {
      values[key] = seats[value]?.name ?? String(value);
    } else if (Array.isArray(value)) values[key] = listed(key, value, word);
    else if (typeof value === 'number' || typeof value === 'string') values[key] = value;
    else values[key] = JSON.stringify(value);
  }
  return values;
}

function text(x: Json | undefined): string {
  return typeof x === 'string' ? x : JSON.stringify(x ?? null);
}

function listed(key: string, items: readonly Json[], word: (key: string) => string | undefined): string {
  if (items.length === 0) return 'none';
  return items.map((item) => word(`${key.replace(/s$/, '')}.${text(item)}`) ?? text(item)).join(', ');
}
