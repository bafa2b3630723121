/** Matches that were begun under rules version 1 go on, and their records verify. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BadInput,
  checkpointBefore,
  codes,
  fastRng,
  hashJson,
  parseRecord,
  replay,
  verify,
} from '@four-crowns/core';
import type { MatchRecord } from '@four-crowns/core';
import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { kingsBounty, kingsBounty1 } from '../src/index.ts';
import type { Event, State, View } from '../src/index.ts';
import { en, ru } from '../text/index.ts';
import { tell } from '../ui/speak.ts';
import { done, giveBack, playOut, saved } from './playing.ts';
import { position } from './position.ts';

function recordWith(guard: number): MatchRecord {
  const file = join(import.meta.dirname, 'golden', 'version-1', `guard-${guard}.json`);
  return parseRecord(readFileSync(file, 'utf8'));
}

test('both versions are at hand for old records and tables, the newest first', async () => {
  expect((await manifest.rules()).map(({ rulesVersion }) => rulesVersion)).toEqual([2, 1]);
});

/** Played and written by the program of version 1: nothing but returns, after no card and after one. */
describe.each([
  [3, 6, 0],
  [5, 12, 1],
])('KBY-4.6 version 1: a record with a guard of %i rounds', (guard, turns, plays) => {
  const record = recordWith(guard);

  test('verifies: chance, every event, every checkpoint and the result', () => {
    expect(record).toMatchObject({ rulesVersion: 1, options: { guard } });
    expect(verify(kingsBounty1, record)).toMatchObject({ ok: true, checkpoints: turns + 1 });
  });

  test('replays turn by turn, and ends by its guard', () => {
    const m = replay(kingsBounty1, record);
    const steps = record.entries.flatMap((entry) => (entry.type === 'step' ? [entry] : []));
    expect(steps.filter(({ action }) => action.type === 'done')).toHaveLength(turns - plays);
    expect(steps.at(-1)?.events).toContainEqual({ type: 'over', because: 'guard' });
    expect(m.result).toMatchObject(record.result!);
  });

  test('a running match is loaded from where it was left, seen and imagined with its own guard', () => {
    const checkpoint = checkpointBefore(record, record.entries.length - 6)!;
    const s = kingsBounty1.load(checkpoint.state, checkpoint.stateVersion);
    const seat = saved(s).current!;
    const view = kingsBounty1.view(s, seat);
    expect(view.options).toMatchObject({ guard });
    expect(view.prompt).toMatchObject({ type: 'turn', guard: 'near' });
    expect(kingsBounty1.imagine(JSON.parse(JSON.stringify(view)) as View, fastRng(1)).options).toEqual(
      s.options,
    );
  });
});

test('KBY-8.3 version 1: its tables had other guards, and each version refuses those of the other', () => {
  expect(kingsBounty1.parseOptions({}, 2)).toMatchObject({ guard: 3 });
  for (const guard of [0, 3, 5]) expect(kingsBounty1.parseOptions({ guard }, 2)).toMatchObject({ guard });
  expect(() => kingsBounty1.parseOptions({ guard: 10 }, 2)).toThrow(BadInput);
  expect(() => kingsBounty.parseOptions({ guard: 3 }, 2)).toThrow(BadInput);
});

test.each(['en', 'ru'] as const)(
  'KBY-8.3 version 1: the lobby of an old table names its guard, %s',
  async (lang) => {
    const guards = async (rulesVersion?: number): Promise<object | undefined> =>
      (await manifest.options(rulesVersion))['guard']?.words[lang].values;
    expect(await guards(1)).toMatchObject(
      { en: { '3': 'Three rounds', '5': 'Five rounds' }, ru: { '3': 'Три круга', '5': 'Пять кругов' } }[lang],
    );
    expect(Object.keys((await guards()) ?? {})).toEqual(['0', '10', '20']);
  },
);

test('KBY-4.6 version 1: a streak that ended a match then, before the first played card, ends none today', () => {
  const hands = ['', '', '', 'orcs_hero'];
  const back = [giveBack('orcs_hero'), done];
  const now = saved(position({ streak: 11, current: 3, hands }));
  const at = (guard: 3 | 10): State =>
    kingsBounty.load({ ...now, options: { ...now.options, guard } }, kingsBounty.stateVersion);
  expect(saved(playOut(at(3), ...back).state).stage).toBe('over');
  expect(saved(playOut(at(10), ...back).state).stage).toBe('turn');
});

/** Random matches, and what the program of version 1 told of them, as hashes. */
describe.each([
  [2, 11, false, '52b8dacf3b4fdafecdabe60ca014a045281d38f5142c88b74c30870ac8de8276'],
  [3, 12, true, '27c8e9a1da26e3229172a310ac2a21c62f09145ac531bbcf590255214020784c'],
  [4, 13, false, '8348bcf39148200a12145b387dea4ad585696cbee45d1efd5d20df84ba362988'],
  [5, 14, true, '97b44ef335986e0389ffd5e013439212ecd20e2c2c5e9a9ff49c26a7bbf739aa'],
])('%i seats, seed %i, expert %s', (seats, seed, expert, hash) => {
  const eventsOf = (game: typeof kingsBounty, options: object): readonly Event[] => {
    const { rules } = game;
    const s = rules.start(game.parseOptions({ expert, ...options }, seats), seats);
    const rng = fastRng(seed);
    const log: Event[] = [];
    const out = codes();
    for (let mask = rules.actors(s); mask !== 0; mask = rules.actors(s)) {
      const seat = 31 - Math.clz32(mask & -mask);
      out.n = 0;
      rules.legal(s, seat, out);
      rules.apply(s, seat, out.at[rng.below(out.n)]!, log);
      game.check(s);
    }
    return log;
  };
  const told = eventsOf(kingsBounty1, {});

  test('version 1 tells what it told', () => {
    expect(hashJson(told)).toBe(hash);
    expect(told).toContainEqual({ type: 'last-card' });
    expect(eventsOf(kingsBounty, {}).map(({ type }) => type)).toContain('deck-out');
  });

  test.each(['en', 'ru'] as const)('all of it can be said, %s', (lang) => {
    const names = ['Anna', 'Brian', 'Clara', 'David', 'Emma'];
    const onError = (error: Error): never => {
      throw error;
    };
    const t = createTranslator({ locale: lang, messages: { en, ru }[lang], onError });
    expect(
      told.map((event) => tell(event, names, lang)).filter((line) => line?.includes('undefined')),
    ).toEqual([]);
    expect(t('events.last-card')).toMatch(lang === 'en' ? /^The last card/ : /последняя карта/);
  });
});
