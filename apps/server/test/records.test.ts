import { canonical, parseRecord, replay } from '@four-crowns/core';
import type { Json, MatchRecord } from '@four-crowns/core';
import { kingdomBuilder } from '@four-crowns/kingdom-builder';
import type { ErrorBody, ImportedRecord, KnownRecord, LogPage } from '@four-crowns/protocol';
import { describe, expect, test } from 'vitest';
import { httpClient, newGuest, newTable } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import type { Server } from '../src/server.ts';
import { playOut, playRandomly } from '@four-crowns/harness/play';
import { dealt, seated } from '@four-crowns/harness/seated';
import type { Guest } from '@four-crowns/harness/seated';
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
    clients.map((c, i) => playRandomly(c, i, (x) => [...x.snapshots.values()][0]!.version > 60)),
  );
  const known = await people[0]!.ask<KnownRecord>('GET', `${path}/record`);
  expect(known).toMatchObject({ format: 'known-2', match: id, viewer: 0 });
  expect(known.entries.length).toBeGreaterThan(20);
  const text = JSON.stringify(known);
  expect(text).not.toContain('"state"');
  const secrets = known.entries
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
  expect(page.entries[0]!.version).toBeGreaterThan(10);
  await playOut(clients, 50);
  const whole = await people[1]!.ask<MatchRecord>('GET', `${path}/record`);
  expect(whole.format).toBe(2);
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
  // In canonical form: the same record, and the same text for everybody who sends it.
  expect(await back.text()).toBe(canonical(JSON.parse(text) as Json));
  const row = await server.context.engine.db.selectFrom('imports').selectAll().executeTakeFirstOrThrow();
  expect(row.packed.length * 8).toBeLessThan(text.length);
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
  expect(await send('{}')).toBe(429);
});

async function finished(
  server: Server,
): Promise<{ readonly people: readonly Guest[]; readonly text: string; readonly id: string }> {
  const { id, people, clients } = await seated(server, { game: 'toy', seats: 2, access: 'public' });
  await playOut(clients);
  return { id, people, text: await (await people[0]!.raw('GET', `/api/tables/${id}/record`)).text() };
}

async function importOf(guest: Guest, body: string): Promise<{ status: number; id?: string; text?: string }> {
  const answer = await guest.raw('POST', '/api/records', body);
  const json = (await answer.json()) as Partial<ImportedRecord & ErrorBody>;
  return { status: answer.status, ...(json.id === undefined ? { text: json.error!.text } : { id: json.id }) };
}

describe('what is kept of imported records', () => {
  test('is the record and nothing that was put around it, once for each person', async () => {
    const server = await testServer();
    const { people, text } = await finished(server);
    const [ann, bob] = people;
    const padded = JSON.stringify(
      { ...(JSON.parse(text) as object), note: 'x'.repeat(1_000_000) },
      undefined,
      40,
    );
    const first = await importOf(ann!, `${' '.repeat(1_000_000)}${padded}`);
    expect(first.status).toBe(200);
    expect(await importOf(ann!, text)).toEqual(first);
    const other = await importOf(bob!, text);
    expect(other.id).not.toBe(first.id);
    const rows = await server.context.engine.db.selectFrom('imports').select(['packed', 'bytes']).execute();
    expect(rows).toHaveLength(2);
    for (const { packed, bytes } of rows) {
      expect(bytes).toBe(packed.length);
      expect(bytes).toBeLessThan(text.length);
    }
    expect(await (await ann!.raw('GET', `/api/records/${first.id}`)).text()).toBe(
      canonical(JSON.parse(text) as Json),
    );
  });

  test('is no larger than a match can be, no more of one person than its share, and has an end in all', async () => {
    const server = await testServer({
      RECORDS_PER_PERSON: '2',
      RECORD_KEPT_BYTES: '2000',
      RECORDS_KEPT_BYTES: '4000',
    });
    const { people, text } = await finished(server);
    const [ann, bob] = people;
    const record = JSON.parse(text) as MatchRecord;
    const noise = Array.from({ length: 4000 }, (_, i) => (i * 7919) % 10_007).join('');
    const stuffed = { ...record, checkpoints: [{ after: 0, stateVersion: 1, state: noise }] };
    expect(await importOf(ann!, JSON.stringify(stuffed))).toMatchObject({
      status: 413,
      text: expect.stringMatching(
        /^This record takes \d+ bytes to keep, more than any match: 2000 are kept\.$/,
      ),
    });
    const named = (match: string): string => JSON.stringify({ ...record, match });
    expect((await importOf(ann!, named('one'))).status).toBe(200);
    expect((await importOf(ann!, named('two'))).status).toBe(200);
    expect(await importOf(ann!, named('three'))).toEqual({
      status: 409,
      text: 'You have 2 imported records: no more are kept.',
    });
    // What one has already is no new one.
    expect((await importOf(ann!, named('one'))).status).toBe(200);
    let last = await importOf(bob!, named('one'));
    for (let i = 0; i < 2 && last.status === 200; i++)
      last = await importOf(await newGuest(server.url), named(`${i}`));
    for (let i = 0; i < 8 && last.status === 200; i++)
      last = await importOf(await newGuest(server.url), named(`x${i}`));
    expect(last).toEqual({ status: 409, text: 'This server has no more room for imported records.' });
  });

  test('of an older program is still read', async () => {
    const server = await testServer();
    const row = { id: 'old', game: 'toy', person: 'p', body: '{"old":true}', verdict: '{}', at: 1 };
    await server.context.engine.db.insertInto('records').values(row).execute();
    expect(await (await fetch(`${server.url}/api/records/old`)).text()).toBe('{"old":true}');
  });
});

test('a verdict is worked out once, for all who ask, and costs nobody anything after that', async () => {
  const server = await testServer({ VERDICTS_PER_HOUR: '1' });
  const { id, people } = await finished(server);
  let computed = 0;
  const { verify } = server.context.runner;
  Object.assign(server.context.runner, {
    verify: (record: string, owner: string) => (computed++, verify(record, owner)),
  });
  const ask = (): Promise<number> => people[0]!.raw('GET', `/api/tables/${id}/verdict`).then((r) => r.status);
  expect(await ask()).toBe(200);
  expect(new Set(await Promise.all(Array.from({ length: 20 }, ask)))).toEqual(new Set([200]));
  expect(computed).toBe(1);
  const other = await finished(server);
  expect((await people[0]!.raw('GET', `/api/tables/${other.id}/verdict`)).status).toBe(429);
});

test('no bot waits for a record that is made to take long', async () => {
  const server = await testServer({ BOT_THREADS: '1' });
  const { text, people } = await finished(server);
  const record = JSON.parse(text) as MatchRecord;
  const at = record.entries.findIndex((e) => e.type === 'step' && e.by !== 30);
  const step = record.entries[at]!;
  // Taken and taken back, again and again.
  const round = [step, { type: 'undo', by: (step as { by: number }).by, steps: 1 }];
  const entries = [
    ...record.entries.slice(0, at),
    ...Array.from({ length: 8000 }, () => round).flat(),
    ...record.entries.slice(at),
  ];
  const ann = await newGuest(server.url);
  const wish = { game: 'toy', seats: 2, bots: [{ seat: 1, bot: 'slow' }] };
  const tables = [await newTable(ann, wish), await newTable(ann, wish)];
  const [first, second] = await Promise.all(tables.map(({ id }) => openTable(ann, id)));
  await Promise.all([dealt(first!), dealt(second!)]);
  // The bots' thread has begun to work before the record comes.
  await playRandomly(first!, 1);
  let isJudged = false;
  const slow = importOf(people[0]!, JSON.stringify({ ...record, entries })).finally(() => (isJudged = true));
  await expect.poll(() => server.context.runner.records).toBe(1);
  await playRandomly(second!, 1);
  expect(isJudged).toBe(false);
  expect([200, 400, 413]).toContain((await slow).status);
}, 60_000);
