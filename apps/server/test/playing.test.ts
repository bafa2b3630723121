import type { MatchRecord } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { newGuest, newTable } from '../src/client/http-client.ts';
import { openTable } from '../src/client/table-client.ts';
import { playOut } from './helpers/play.ts';
import { testServer } from './helpers/server.ts';

test('two people play a whole match over sockets, and it verifies', async () => {
  const server = await testServer();
  const ann = await newGuest(server.url);
  const ben = await newGuest(server.url);
  const made = await newTable(ann, { game: 'kingdom-builder', seats: 2, access: 'link' });
  expect(made.status).toBe('open');
  const a = await openTable(ann, made.id);
  await ben.ask('POST', `/api/tables/${made.id}/join`, { invite: made.invite });
  const b = await openTable(ben, made.id);
  await playOut([a, b]);
  expect(a.sheets.get(0)?.sight.result).toEqual(b.sheets.get(1)?.sight.result);
  await a.until((c) => c.table.status === 'over', 'the table is over');
  const record = await ann.ask<MatchRecord>('GET', `/api/tables/${made.id}/record`);
  expect(record.format).toBe(1);
  const verdict = await ben.ask<{ ok: boolean }>('GET', `/api/tables/${made.id}/verdict`);
  expect(verdict.ok).toBe(true);
});
