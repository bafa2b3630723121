import { isKeyOf, keysOf } from '@four-crowns/core';
import type { Action } from '../src/actions.ts';
import { CARDS, FACTIONS, REGIONS } from '../src/data.ts';
import type { Card, Region } from '../src/data.ts';
import { SET_NAMES } from '../src/sets.ts';
import type { Followers } from '../src/sets.ts';
import { WORDS } from './words.ts';
import type { Lang } from './words.ts';

const VERBS = {
  pass: { en: 'pass', ru: 'пас' },
  'no-effect': { en: 'nothing', ru: 'ничего' },
  place: { en: 'place', ru: 'разместить' },
  'place-each': { en: 'each', ru: 'каждого' },
  swap: { en: 'swap', ru: 'обмен' },
  move: { en: 'move', ru: 'переместить' },
  exchange: { en: 'exchange', ru: 'замена' },
  negotiate: { en: 'cards', ru: 'карты' },
  summon: { en: 'summon', ru: 'призвать' },
} as const;
type Verb = keyof typeof VERBS;
const LANGS = ['en', 'ru'] as const;

/**
 * `pass`; a card by its name, `spy 2` for the pile of player 2; `place SS moray`, `swap moray S devon
 * EE`, `move SW devon essex`, `exchange warwick E SW`, `cards moray devon moray` (the last gets the
 * disc), `summon moray S`; regions by any beginning, followers by letters, `-` for none. Where one verb
 * is possible it may be left out. What is well-formed but forbidden is an action too.
 */
export function parseMove(text: string, choices: readonly Action[]): readonly Action[] | undefined {
  const words = text.trim().toLowerCase().split(/\s+/);
  const action = parseCard(words) ?? parseVerb(words, choices);
  return action === undefined ? undefined : [action];
}

function parseCard(words: readonly string[]): Action | undefined {
  const last = /^\d$/.test(words.at(-1) ?? '') ? Number(words.at(-1)) - 1 : undefined;
  const name = (last === undefined ? words : words.slice(0, -1)).join(' ');
  const card = CARDS.find((c) =>
    [c, ...LANGS.map((lang) => WORDS[lang].card[c].toLowerCase())].includes(name),
  );
  if (card === undefined || (last !== undefined && (last < 0 || last > 3))) return undefined;
  return last === undefined ? { type: 'play', card } : { type: 'play', card, of: last };
}

function parseVerb(words: readonly string[], choices: readonly Action[]): Action | undefined {
  const found = keysOf(VERBS).find((v) => LANGS.some((lang) => VERBS[v][lang] === words[0]));
  if (found !== undefined) return actionOf(found, words.slice(1), choices);
  const types = choices.map((c) => c.type).filter((type) => type !== 'pass');
  const only = types.find((type) => isKeyOf(VERBS, type));
  return only === undefined ? undefined : actionOf(only, words, choices);
}

function actionOf(verb: Verb, rest: readonly string[], choices: readonly Action[]): Action | undefined {
  const [r, f, e] = [regionOf, followersOf, regionOrNone];
  const [one = '', two = '', three = '', four = ''] = rest;
  switch (verb) {
    case 'pass':
    case 'no-effect':
      return rest.length === 0 ? { type: verb } : undefined;
    case 'place': {
      // Assemble names its follower, so the region is enough.
      const [first] = choices.filter((c) => c.type === 'place');
      const [followers, region] = rest.length === 1 ? [first?.followers, r(one)] : [f(one), r(two)];
      return followers && region && { type: 'place', region, followers };
    }
    case 'place-each': {
      const [scottish, welsh, english] = [e(one), e(two), e(three)];
      return scottish && welsh && english && { type: 'place-each', scottish, welsh, english };
    }
    case 'swap': {
      const [a, give, b, take] = [r(one), f(two), r(three), f(four)];
      return a && give && b && take && { type: 'swap', a, give, b, take };
    }
    case 'move': {
      const [followers, from, to] = [f(one), r(two), r(three)];
      return followers && from && to && { type: 'move', from, to, followers };
    }
    case 'exchange': {
      const [region, back, place] = [r(one), f(two), f(three)];
      return region && back && place && { type: 'exchange', region, back, place };
    }
    case 'negotiate': {
      const [a, b, disc] = [r(one), r(two), e(three)];
      return a && b && disc && { type: 'negotiate', a, b, disc };
    }
    case 'summon': {
      const [region, faction] = [r(one), f(two)];
      const named = FACTIONS.find((name) => name === faction);
      return region && named && { type: 'summon', region, faction: named };
    }
  }
}

function regionOf(word: string): Region | undefined {
  if (word === '') return undefined;
  return REGIONS.find((region) =>
    [region, WORDS.ru.region[region].toLowerCase()].some((name) => name.startsWith(word)),
  );
}

function regionOrNone(word: string): Region | 'none' | undefined {
  return word === '-' ? 'none' : regionOf(word);
}

function followersOf(word: string): Followers | undefined {
  if (word === '-') return 'none';
  const factions = Array.from(word.toUpperCase(), (letter) =>
    Math.max(...LANGS.map((lang) => WORDS[lang].letters.indexOf(letter))),
  );
  if (factions.length === 0 || factions.some((i) => i < 0)) return undefined;
  const name = factions
    .toSorted((x, y) => x - y)
    .map((i) => FACTIONS[i])
    .join('_');
  return SET_NAMES.find((set) => set === name);
}

/** The letters of a set, `-` for the empty one. */
function lettersOf(followers: Followers, lang: Lang): string {
  if (followers === 'none') return '-';
  return followers
    .split('_')
    .map((name) => WORDS[lang].letters[FACTIONS.findIndex((f) => f === name)] ?? '')
    .join('');
}

/** The shortest line that means this action; its first word names the kind. */
export function actionText(action: Action, lang: Lang): string {
  const region = (name: Region | 'none'): string =>
    name === 'none' ? '-' : WORDS[lang].region[name].toLowerCase();
  const set = (followers: Followers): string => lettersOf(followers, lang);
  const line = (...words: readonly string[]): string => words.join(' ');
  switch (action.type) {
    case 'play':
      return cardText(action.card, action.of, lang);
    case 'pass':
    case 'no-effect':
      return VERBS[action.type][lang];
    case 'place':
      return line(VERBS.place[lang], set(action.followers), region(action.region));
    case 'place-each':
      return line(
        VERBS['place-each'][lang],
        region(action.scottish),
        region(action.welsh),
        region(action.english),
      );
    case 'swap':
      return line(VERBS.swap[lang], region(action.a), set(action.give), region(action.b), set(action.take));
    case 'move':
      return line(VERBS.move[lang], set(action.followers), region(action.from), region(action.to));
    case 'exchange':
      return line(VERBS.exchange[lang], region(action.region), set(action.back), set(action.place));
    case 'negotiate':
      return line(VERBS.negotiate[lang], region(action.a), region(action.b), region(action.disc));
    case 'summon':
      return line(VERBS.summon[lang], region(action.region), set(action.faction));
    case 'deal-follower':
    case 'deal-card':
    case 'lay-region':
    case 'choose-first':
      return action.type;
  }
}

function cardText(card: Card, of: number | undefined, lang: Lang): string {
  const name = WORDS[lang].card[card].toLowerCase();
  return of === undefined ? name : `${name} ${of + 1}`;
}
