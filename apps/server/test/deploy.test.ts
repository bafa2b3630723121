import type { Entry } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { openTable } from '@four-crowns/harness/table-client';
import { loadGames } from '../src/tables/hosted-games.ts';
import type { Server } from '../src/server.ts';
import { readSettings } from '../src/settings/settings.ts';
import { checkLive } from '../src/admin/check-live.ts';
import type { LiveCheck } from '../src/admin/check-live.ts';
import { moveId, playOut, playRandomly } from '@four-crowns/harness/play';
import { seated } from '@four-crowns/harness/seated';
import type { Seated } from '@four-crowns/harness/seated';
import { tempFolder, testEnv, testServer } from './helpers/server.ts';

const module = (name: string): string => new URL(`./helpers/${name}.ts`, import.meta.url).href;

/** The place of the first step with this action; -1 if there is none. */
async function firstStep(server: Server, id: string, type: string): Promise<number> {
  const rows = await server.context.engine.log.read(id, 0);
  const entries = rows.flatMap((row) => JSON.parse(row.entries) as Entry[]);
  return entries.findIndex((entry) => entry.type === 'step' && entry.action.type === type);
}

/** The seat's first choice of this type; false if it has none. */
async function act({ clients }: Seated, seat: number, type: string): Promise<boolean> {
  const client = clients[seat]!;
  const action = client.choices(seat).find((a) => a.type === type);
  if (action === undefined) return false;
  const { version } = client.snapshots.get(seat)!;
  const answer = await client.ask({ type: 'move', id: moveId(), seat, version, action });
  return answer.type === 'news';
}

/** Every seat bids, then seat 0 does `type` if it may. */
async function bidAndThen(one: Seated, type: string): Promise<boolean> {
  for (const seat of one.clients.keys()) await act(one, seat, 'bid');
  await one.clients[0]!.until((c) => c.choices(0).some((a) => a.type === 'end'), 'seat 0 has its turn');
  return act(one, 0, type);
}

test('a match finishes on the rules it began with, beside new ones on the new rules', async () => {
  const disk = { MEMORY_LOG: 'off', DATA_DIR: tempFolder() };
  const before = await testServer({ ...disk, EXTRA_GAMES: module('rules-old') });
  const old = await seated(before, { game: 'toy', seats: 2, options: { rounds: 3 } });
  await bidAndThen(old, 'end');
  for (const client of old.clients) client.close();
  await before.close();

  const server = await testServer({ ...disk, EXTRA_GAMES: module('rules-both') });
  const returned = await Promise.all(old.people.map((person) => openTable(person.at(server.url), old.id)));
  const young = await seated(server, { game: 'toy', seats: 2, options: { rounds: 3 } });
  expect(returned[0]!.table).toMatchObject({ game: 'toy', rulesVersion: 1, status: 'playing' });
  expect(young.made).toMatchObject({ game: 'toy', rulesVersion: 2 });
  await Promise.all([playOut(returned, 3), playOut(young.clients, 3)]);
  // Only the old rules let anybody peek.
  expect(await firstStep(server, old.id, 'peek')).toBeGreaterThan(0);
  expect(await firstStep(server, young.id, 'peek')).toBe(-1);
  for (const [{ id, people }, rulesVersion] of [
    [old, 1],
    [young, 2],
  ] as const) {
    const ann = people[0]!.at(server.url);
    expect(await ann.ask('GET', `/api/tables/${id}/record`)).toMatchObject({ rulesVersion });
    expect(await ann.ask('GET', `/api/tables/${id}/verdict`)).toMatchObject({ ok: true });
  }
  const rematch = await seated(server, { game: 'toy', seats: 2 });
  expect(rematch.made.rulesVersion).toBe(2);
});

test('check-live lists exactly the matches that would differ, and says where first', async () => {
  const disk = { MEMORY_LOG: 'off', DATA_DIR: tempFolder() };
  const check = async (games: string): Promise<LiveCheck> =>
    checkLive(readSettings(testEnv(disk)), await loadGames(games === '' ? '' : module(games)));
  const server = await testServer({ ...disk, EXTRA_GAMES: module('rules-both') });
  const two = { seats: 2 } as const;
  // New rules, old rules (as if begun before), rules that do not change, one that is over.
  const young = await seated(server, { game: 'toy', ...two });
  const steady = await seated(server, { game: 'kingdom-builder', ...two });
  await Promise.all(
    steady.clients.map((c, i) => playRandomly(c, i, (x) => [...x.snapshots.values()][0]!.version > 30)),
  );
  const over = await seated(server, { game: 'toy', ...two });
  await playOut(over.clients);
  await server.close();

  const past = await testServer({ ...disk, EXTRA_GAMES: module('rules-old') });
  const played: Seated[] = [];
  const quiet = [await seated(past, { game: 'toy', ...two })];
  await bidAndThen(quiet[0]!, 'end');
  while (played.length < 2) {
    const one = await seated(past, { game: 'toy', ...two });
    // The die may forbid it.
    ((await bidAndThen(one, 'play')) ? played : quiet).push(one);
  }
  const at = await Promise.all(played.map(({ id }) => firstStep(past, id, 'play')));
  const checked = 2 + quiet.length + played.length;

  // Read beside the running server.
  expect(await check('rules-both')).toEqual({ checked, differ: [] });
  const changed = await check('rules-changed');
  const found = new Map(changed.differ.map((one) => [one.id, one]));
  expect([...found.keys()].toSorted()).toEqual([young.id, ...played.map(({ id }) => id)].toSorted());
  expect(found.get(young.id)).toEqual({
    id: young.id,
    game: 'toy',
    rulesVersion: 2,
    why: 'these rules are not hosted any more',
  });
  played.forEach(({ id }, i) => {
    expect(found.get(id)).toMatchObject({ id, game: 'toy', rulesVersion: 1, entry: at[i] });
    expect(found.get(id)!.why).toMatch(/^it would now be \{/);
  });
  const without = await check('');
  expect(without.differ.map(({ game }) => game)).not.toContain('kingdom-builder');
  expect(without.differ).toHaveLength(checked - 1);
});

test('check-live sees a change that no event tells, by the next checkpoint', async () => {
  const disk = { MEMORY_LOG: 'off', DATA_DIR: tempFolder() };
  const server = await testServer(disk);
  let silent = await seated(server, { game: 'closed-toy', seats: 2 });
  while (!(await bidAndThen(silent, 'play'))) silent = await seated(server, { game: 'closed-toy', seats: 2 });
  const check = async (): Promise<LiveCheck> =>
    checkLive(readSettings(testEnv(disk)), await loadGames(module('rules-changed')));
  // Within the turn there is nothing to compare with yet.
  expect((await check()).differ).toEqual([]);
  expect(await act(silent, 0, 'end')).toBe(true);
  expect((await check()).differ).toEqual([
    {
      id: silent.id,
      game: 'closed-toy',
      rulesVersion: 1,
      entry: await firstStep(server, silent.id, 'end'),
      why: 'the state after it would be another one',
    },
  ]);
});
