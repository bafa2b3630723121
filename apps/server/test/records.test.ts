import { parseRecord, replay } from '@four-crowns/core';
import type { MatchRecord } from '@four-crowns/core';
import { kingdomBuilder } from '@four-crowns/kingdom-builder';
import type { ImportedRecord, KnownRecord, LogPage } from '@four-crowns/protocol';
import { expect, test } from 'vitest';
import { httpClient } from '../src/client/http-client.ts';
import { playOut, playRandomly } from './helpers/play.ts';
import { seated } from './helpers/seated.ts';
import { testServer } from './helpers/server.ts';

test('a record is whole only after the end, before it as the asking seat knows it', async () => {
  const server = await testServer();
  const { id, people, clients } = await seated(server, {
    game: 'kingdom-builder',
    seats: 2,
    access: 'public',
  });
  const path = `/api/tables/${id}`;
  await Promise.all(
    clients.map((c, i) => playRandomly(c, i, (x) => [...x.sheets.values()][0]!.version > 60)),
  );
  const known = await people[0]!.ask<KnownRecord>('GET', `${path}/record`);
  expect(known).toMatchObject({ format: 'known-1', match: id, viewer: 0 });
  expect(known.told.length).toBeGreaterThan(20);
  const text = JSON.stringify(known);
  expect(text).not.toContain('"state"');
  const secrets = known.told
    .flatMap((t) => (t.type === 'step' ? t.events : []))
    .filter((e) => e.secret !== undefined);
  expect(secrets.every((e) => ((e.secret?.to ?? 0) & 1) !== 0)).toBe(true);
  await expect(people[0]!.ask('GET', `${path}/record?viewer=1`)).rejects.toMatchObject({ status: 403 });
  const open = await people[0]!.ask<KnownRecord>('GET', `${path}/record?viewer=table`);
  expect(JSON.stringify(open)).not.toContain('"secret"');
  await expect(people[0]!.ask('GET', `${path}/verdict`)).rejects.toMatchObject({
    status: 409,
    message: 'The match is not over yet.',
  });
  const page = await people[1]!.ask<LogPage>('GET', `${path}/log?from=10`);
  expect(page.told[0]!.version).toBeGreaterThan(10);
  await playOut(clients, 50);
  const whole = await people[1]!.ask<MatchRecord>('GET', `${path}/record`);
  expect(whole.format).toBe(1);
  const match = replay(kingdomBuilder, parseRecord(JSON.stringify(whole)));
  expect(match.result).toEqual(clients[0]!.table.result);
});

test('a record is imported, judged and given back; a changed one says where', async () => {
  const server = await testServer();
  const { id, people, clients } = await seated(server, { game: 'kingdom-builder', seats: 2 });
  await playOut(clients);
  const [ann] = people;
  const text = await (await ann!.raw('GET', `/api/tables/${id}/record`)).text();
  const send = async (
    body: string,
  ): Promise<{ status: number; json: ImportedRecord & { error: { text: string } } }> => {
    const answer = await ann!.raw('POST', '/api/records', body);
    return {
      status: answer.status,
      json: (await answer.json()) as ImportedRecord & { error: { text: string } },
    };
  };
  const good = await send(text);
  expect(good.json).toMatchObject({ game: 'kingdom-builder', verdict: { ok: true } });
  const back = await httpClient(server.url).raw('GET', `/api/records/${good.json.id}`);
  expect(await back.text()).toBe(text);
  const record = JSON.parse(text) as MatchRecord;
  const at = record.entries.findIndex((e) => e.type === 'step' && e.by === 30 && e.action.type === 'deal');
  const forged = structuredClone(record) as unknown as { entries: { action: { terrain: string } }[] };
  forged.entries[at]!.action.terrain = forged.entries[at]!.action.terrain === 'grass' ? 'desert' : 'grass';
  expect((await send(JSON.stringify(forged))).json.verdict).toMatchObject({
    ok: false,
    where: `entries[${at}]`,
  });
  for (const bad of ['', '{', '[]', '{"format":2}', JSON.stringify({ ...record, game: 'chess' })]) {
    const { status, json } = await send(bad);
    expect(status).toBe(400);
    expect(json.error.text).toMatch(/^[A-Z][^\n]*\.$/);
  }
  await expect(ann!.ask('GET', '/api/records/nothing')).rejects.toMatchObject({ status: 404 });
});

test('imported records are limited in size and number', async () => {
  const server = await testServer({ RECORD_BYTES: '2000', RECORDS_PER_HOUR: '2' });
  const { people } = await seated(server, { game: 'toy', seats: 2 });
  const send = (body: string): Promise<number> =>
    people[0]!.raw('POST', '/api/records', body).then((r) => r.status);
  expect(await send(`{"x":"${'y'.repeat(3000)}"}`)).toBe(413);
  expect(await send('{}')).toBe(400);
  expect(await send('{}')).toBe(400);
  expect(await send('{}')).toBe(429);
});
