/** A client written from docs/openapi.json and docs/asyncapi.json alone plays whole matches. */
import { readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '@four-crowns/games';
import { expect, test } from 'vitest';
import { at, readDocuments } from './stranger/documents.ts';
import type { Obj } from './stranger/documents.ts';
import { newPerson } from './stranger/http.ts';
import { playMatch, resultOf } from './stranger/play.ts';
import { openLine } from './stranger/socket.ts';
import { testServer } from './helpers/server.ts';

const docs = (name: string): string =>
  readFileSync(new URL(`../../../docs/${name}.json`, import.meta.url), 'utf8');
const documents = readDocuments(docs('openapi'), docs('asyncapi'));
const SETTINGS = { CONTRIBUTE_MS: '300', BEAT_MS: '50' };

/** Park and Miller's. */
function randomFrom(seed: number): () => number {
  let x = seed;
  return () => (x = (x * 48_271) % 2_147_483_647) / 2_147_483_647;
}

test.each(GAMES.map(({ id }) => id))(
  '%s is played to its result by a client that knows the two descriptions only',
  async (game) => {
    const server = await testServer(SETTINGS);
    const config = (await newPerson(documents, server.url).call('get', '/api/config')) as Obj;
    const info = (config['games'] as readonly Obj[]).find(({ id }) => id === game);
    const seats = Math.min(...((info?.['seatCounts'] ?? []) as readonly number[]).filter((n) => n >= 2));
    const { id, host, lines, moves, result } = await playMatch(
      documents,
      server.url,
      game,
      seats,
      randomFrom(7),
    );
    expect(moves).toBeGreaterThan(10);
    expect((at(result, 'outcome', 'places') as readonly number[][]).flat()).toHaveLength(seats);
    for (const line of lines) expect(resultOf(line)).toEqual(result);
    expect(lines.reduce((n, { compared }) => n + compared, 0)).toBeGreaterThan(0);
    const path = { id };
    const table = (await host.call('get', '/api/tables/{id}', { path })) as Obj;
    expect(table['result']).toEqual(result);
    const record = (await host.call('get', '/api/tables/{id}/record', { path })) as Obj;
    expect(record['result']).toEqual(result);
    expect(await host.call('get', '/api/tables/{id}/verdict', { path })).toMatchObject({ ok: true });
    await host.call('get', '/api/tables/{id}/log', { path, query: { viewer: '0' } });
    expect(await host.call('post', '/api/records', { body: record })).toMatchObject({
      verdict: { ok: true },
    });
    await host.call('get', '/api/me/history');
    await host.call('get', '/api/me/tables');
  },
  60_000,
);

test('every message that the description names is sent in a match, and is as described', async () => {
  const server = await testServer({ ...SETTINGS, CONTRIBUTE_MS: '0' });
  const ann = newPerson(documents, server.url);
  await ann.call('post', '/api/session');
  const { id } = (await ann.call('post', '/api/tables', {
    body: { game: 'kingdom-builder', seats: 2, bots: [{ seat: 1, bot: 'random' }], chat: 'on', hints: 'on' },
  })) as { readonly id: string };
  const line = await openLine(documents, ann, id);
  const choices = (): boolean =>
    JSON.stringify(at(line.snapshots.get(0), 'seatView', 'choices') ?? []) !== '[]';
  await line.until(choices, 'seat 0 is asked');
  expect(await line.ask('hint', { seat: 0 })).toMatchObject({ type: 'hint', seat: 0 });
  expect(await line.ask('chat', { text: 'hello' })).toMatchObject({ type: 'done' });
  const version = line.snapshots.get(0)?.['version'] as number;
  const refused = await line.ask('move', { seat: 0, version, action: { type: 'fly' } });
  expect(refused).toMatchObject({ type: 'refused' });
  await line.ask('hand-over', { seat: 0 });
  await line.until(() => line.received.has('beat'), 'a beat comes');
  await line.until(() => line.received.has('news'), 'the bots have moved');
  await line.ask('return', { seat: 0 });
  expect(await line.ask('resign', { seat: 0 })).toMatchObject({ type: 'news' });
  await line.until(() => resultOf(line) !== undefined, 'the match is over');
  void server.close();
  expect(await line.closed).toBe(1012);
  const described = Object.entries(at(documents.asyncapi, 'operations') as Obj)
    .filter(([, operation]) => at(operation, 'action') === 'send')
    .flatMap(([, operation]) => at(operation, 'messages') as readonly Obj[])
    .map(({ $ref }) => String($ref).split('/').at(-1) ?? '')
    .map((title) => String(at(documents.asyncapi, 'components', 'messages', title, 'name')));
  expect([...line.received.keys()].toSorted()).toEqual(described.toSorted());
});

test('that client imports nothing of ours', () => {
  const folder = new URL('./stranger/', import.meta.url);
  for (const file of readdirSync(folder)) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    for (const [, from = ''] of text.matchAll(/^(?:import|export)\b[^;]*?\bfrom '([^']+)';$|\bimport\('/gm)) {
      expect(from, file).toMatch(/^(node:\w+|ws|ajv(\/.+)?|\.\/[a-z]+\.ts)$/);
    }
  }
});
