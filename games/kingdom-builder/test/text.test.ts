import { textSuite } from '@four-crowns/testkit/text-suite';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/actions.ts';
import { OBJECTIVES, TERRAINS, TILES } from '../src/data.ts';
import type { BuildTile, MoveTile, Tile } from '../src/data.ts';
import type { Event } from '../src/events.ts';
import type { Prompt } from '../src/prompt.ts';
import type { Ground, Reason } from '../src/refusals.ts';
import { en, ru } from '../text/index.ts';
import type { Words } from '../text/index.ts';

type Language = 'en' | 'ru';
const catalogs: Readonly<Record<Language, Words>> = { en, ru };
const languages: readonly Language[] = ['en', 'ru'];

/** Last paragraph of each section; the engine cites these ids, so none may move. */
const PARAGRAPHS = [9, 9, 5, 8, 13, 11, 4, 5];
const RULES = PARAGRAPHS.flatMap((last, section) =>
  Array.from({ length: last }, (_, i) => `KB-${section + 1}.${i + 1}`),
);

const buildTiles: readonly BuildTile[] = ['oracle', 'farm', 'oasis', 'tower', 'tavern'];
const moveTiles: readonly MoveTile[] = ['barn', 'harbor', 'paddock'];
const grounds: readonly Ground[] = [...TERRAINS, 'water', 'mountain', 'castle', 'location'];
const someCounts = [1, 2, 3, 5, 11, 21];
const seat = 0;
const hex = 'C7';
const from = 'D9';

type OfType<U, T> = Extract<U, { readonly type: T }>;
type FactsOf<Rule, R = Reason> = R extends { readonly rule: infer Q; readonly facts: infer F }
  ? Rule extends Q
    ? F
    : never
  : never;

const events: { readonly [T in Event['type']]: readonly OfType<Event, T>[] } = {
  sector: [
    ...TILES.map((sector) => ({ type: 'sector', slot: 0, sector, turned: false }) as const),
    ...[1, 2, 3].map((slot) => ({ type: 'sector', slot, sector: 'farm', turned: false }) as const),
    { type: 'sector', slot: 0, sector: 'farm', turned: true },
  ],
  objective: OBJECTIVES.map((card) => ({ type: 'objective', card })),
  'first-player': [{ type: 'first-player', seat }],
  draw: [{ type: 'draw', seat, secret: { to: 1, terrain: 'grass' } }],
  reshuffle: someCounts.map((cards) => ({ type: 'reshuffle', cards })),
  turn: [...TERRAINS, 'none' as const].map((terrain) => ({ type: 'turn', seat, terrain, reveals: true })),
  useless: TERRAINS.map((terrain) => ({ type: 'useless', seat, terrain })),
  replace: TERRAINS.map((terrain) => ({ type: 'replace', seat, terrain })),
  build: [...buildTiles, 'card' as const].map((by) => ({ type: 'build', seat, hex, by })),
  lift: moveTiles.map((tile) => ({ type: 'lift', seat, hex, tile })),
  move: moveTiles.map((tile) => ({ type: 'move', seat, from, hex, tile })),
  gain: TILES.map((tile) => ({ type: 'gain', seat, tile, hex })),
  lose: TILES.map((tile) => ({ type: 'lose', seat, tile, hex })),
  lapse: (['stock', 'cards'] as const).flatMap((because) =>
    [1, 2, 3].map((left) => ({ type: 'lapse', seat, left, because }) as const),
  ),
  'last-round': [{ type: 'last-round', seat }],
  'end-turn': [{ type: 'end-turn', seat }],
  over: [{ type: 'over' }],
};

const prompts: { readonly [T in Prompt['type']]: readonly OfType<Prompt, T>[] } = {
  wait: [{ type: 'wait', seat }],
  begin: [
    ...TERRAINS.map((terrain) => ({ type: 'begin', left: 3, terrain, tiles: ['farm', 'barn'] }) as const),
    { type: 'begin', left: 3, terrain: 'grass', tiles: [] },
  ],
  build: TERRAINS.flatMap((terrain) => [1, 2].map((left) => ({ type: 'build', left, terrain }) as const)),
  place: moveTiles.map((tile) => ({ type: 'place', tile, from })),
  end: [
    { type: 'end', tiles: ['tavern'], final: true },
    { type: 'end', tiles: [], final: true },
  ],
  'set-up': [{ type: 'set-up' }],
  over: [{ type: 'over' }],
};

const actions: { readonly [T in keyof typeof en.actions]: readonly OfType<Action, T>[] } = {
  build: [{ type: 'build', hex }],
  use: buildTiles.map((tile) => ({ type: 'use', tile, hex })),
  lift: moveTiles.map((tile) => ({ type: 'lift', tile, hex })),
  place: [{ type: 'place', hex }],
  'end-turn': [{ type: 'end-turn' }],
};

const instead = 'B1';
const tiles: readonly Tile[] = ['farm', 'barn'];
const left = [{ tiles }, { tiles: [] }];
const nowhere = { hex: 'nowhere' } as const;
const agains = ['next_turn', 'never'] as const;
const onCard = [
  ...grounds.map((ground) => ({ hex, ground, card: 'grass', instead }) as const),
  ...TERRAINS.slice(1).map((card) => ({ hex, ground: 'water', card, instead }) as const),
];
const onGround = grounds.map((ground) => ({ hex, ground, instead }));
const noCard = TERRAINS.map((card) => ({ ...nowhere, card }));

const refusals: { readonly [R in Reason['rule']]: readonly FactsOf<R>[] } = {
  'KB-1.9': [{}],
  'KB-2.1': [{ seat }],
  'KB-2.3': left,
  'KB-2.4': TILES.flatMap((tile) => [1, 2].map((n) => ({ tile, left: n }))),
  'KB-2.5': [1, 2, 3].map((n) => ({ left: n })),
  'KB-2.8': (['card', 'oracle', 'barn'] as const).flatMap((what) => left.map((can) => ({ what, ...can }))),
  'KB-2.9': left,
  'KB-3.1': (['own', 'others'] as const).map((whose) => ({ hex, seat, whose, instead })),
  'KB-3.2': onGround,
  'KB-3.3': onCard,
  'KB-3.4': [{ hex, instead }],
  'KB-4.3': TILES.flatMap((tile) => agains.map((again) => ({ tile, again }))),
  'KB-4.4': TILES.flatMap((tile) => agains.map((again) => ({ tile, again }))),
  'KB-4.7': buildTiles.flatMap((tile) => left.map((can) => ({ tile, ...can }))),
  'KB-4.8': TILES.flatMap((tile) => [hex, 'no_such_location', 'no_tile_left'].map((at) => ({ tile, at }))),
  'KB-5.1': [...onCard, ...noCard],
  'KB-5.2': [...onGround, nowhere],
  'KB-5.3': [...onGround, nowhere],
  'KB-5.4': [{ hex, instead }, nowhere],
  'KB-5.5': [{ hex, instead }, ...(['none', 'closed'] as const).map((line) => ({ ...nowhere, line }))],
  'KB-5.6': [...onCard, ...noCard],
  'KB-5.7': [...onGround, nowhere],
  'KB-5.8': [{ from, hex, instead }, nowhere],
  'KB-5.9': [{ hex, instead }],
  'KB-5.10': [{ from }, ...left.map((can) => ({ from: 'none', ...can }) as const)],
  'KB-5.11': [{ hex, instead }],
  'KB-5.12': [{ hex, instead }],
  'KB-5.13': (['barn', 'harbor'] as const).flatMap((tile) => [
    { hex, tile, instead },
    { ...nowhere, tile },
  ]),
  'KB-7.3': [{}],
};

type Samples = Readonly<Record<string, readonly object[]>>;
const spoken: Readonly<Record<string, Samples>> = {
  events: { ...events, drawKnown: TERRAINS.map((terrain) => ({ seat, terrain })) },
  prompts,
  actions,
  refusals,
};

type Values = Record<string, string | number>;

/** The caller's part: names for seats, words for lists, `none` for an empty list. */
function asValues(sample: object, language: Language): Values {
  const values: Values = {};
  for (const [field, value] of Object.entries(sample) as [string, unknown][]) {
    if (field === 'seat') values[field] = language === 'en' ? 'Anna' : 'Анна';
    else if (typeof value === 'boolean') values[field] = String(value);
    else if (typeof value === 'string' || typeof value === 'number') values[field] = value;
    else if (field === 'tiles') {
      const words = TILES.filter((tile) => (value as readonly string[]).includes(tile)).map(
        (tile) => catalogs[language].tile[tile],
      );
      values[field] = words.length === 0 ? 'none' : new Intl.ListFormat(language).format(words);
    }
  }
  return values;
}

/** Formats by path, as the screen does, and throws where use-intl would only complain. */
function translator(language: Language) {
  return createTranslator({
    locale: language,
    messages: catalogs[language],
    onError: (error) => {
      throw error;
    },
  });
}

type Path = Parameters<ReturnType<typeof translator>>[0];

function latinWords(text: string): readonly string[] {
  const withoutNames = text.replaceAll(/\bKB-\d+\.\d+/g, '').replaceAll(/\b[A-T](\d{1,2})?\b/g, '');
  return withoutNames.match(/[A-Za-z]+/g) ?? [];
}

textSuite({
  prefix: 'KB',
  catalogs,
  rules: join(import.meta.dirname, '..', 'rules'),
  paragraphs: PARAGRAPHS,
  spoken,
  say: (language, path, sample) =>
    translator(language)(path as Path, sample === undefined ? undefined : asValues(sample, language)),
  plain: 60,
  latin: /\b[A-T](\d{1,2})?\b/g,
});

test('Russian counts agree with their nouns', () => {
  const t = translator('ru');
  const pile = (cards: number) => t('events.reshuffle', { cards });
  expect([1, 3, 5, 11, 21].map(pile)).toEqual(
    ['1 карта', '3 карты', '5 карт', '11 карт', '21 карта'].map(
      (cards) => `Сброс перемешан: в новой колоде ${cards}.`,
    ),
  );
});

test('a rule id and an event type are typed paths', () => {
  const t = translator('en');
  const refuse = (reason: Reason) => t(`refusals.${reason.rule}`, asValues(reason.facts, 'en'));
  const tell = (event: Event) => t(`events.${event.type}`, asValues(event, 'en'));
  expect(refuse({ rule: 'KB-3.4', facts: { hex, instead: 'B1' } })).toContain('is B1.');
  expect(tell({ type: 'end-turn', seat })).toBe('Anna ends the turn.');
  // @ts-expect-error -- there is no such rule
  expect(t.has('refusals.KB-9.9')).toBe(false);
});

describe('the page of summary', () => {
  const pageOf = (language: Language) =>
    readFileSync(join(import.meta.dirname, '..', 'rules', `summary.${language}.md`), 'utf8');

  test('says the same in both languages, line by line', () => {
    const outline = (language: Language) => pageOf(language).match(/^(#+|- |(?=\S))/gm);
    expect(outline('ru')).toEqual(outline('en'));
    expect(latinWords(pageOf('ru'))).toEqual([]);
    const cited = languages.map((language) => pageOf(language).match(/KB-\d+\.\d+/g) ?? []);
    expect(cited[1]).toEqual(cited[0]);
    expect(cited.flat().filter((id) => !RULES.includes(id))).toEqual([]);
  });

  test.each(languages)('%s names every tile and every card', (language) => {
    const { tile, objective, name } = catalogs[language];
    const page = pageOf(language);
    expect(page.startsWith(`# ${name}`)).toBe(true);
    expect(page.split('\n').length).toBeLessThan(60);
    // In Russian some stand in other cases than the nominative.
    const stem = (word: string) => (language === 'ru' ? word.slice(0, -1) : word);
    for (const word of [...Object.values(tile), ...Object.values(objective)]) {
      expect(page, word).toContain(stem(word));
    }
  });
});
