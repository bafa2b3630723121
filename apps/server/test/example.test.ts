import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Result } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { newGuest, newTable } from '../src/client/http-client.ts';
import { openTable } from '../src/client/table-client.ts';
import { playOut } from './helpers/play.ts';
import { testServer } from './helpers/server.ts';

const BOT = join(import.meta.dirname, '../../../examples/bot-client.ts');
const run = promisify(execFile);

interface Played {
  readonly moves: number;
  readonly result: Result;
}

test('the example bot is short', () => {
  expect(readFileSync(BOT, 'utf8').split('\n').length).toBeLessThan(100);
});

test('the example bot plays a match of any game over the public protocol', { timeout: 90_000 }, async () => {
  const server = await testServer({ CONTRIBUTE_MS: '2000' });
  const play = async (game: string): Promise<Played> => {
    const { stdout } = await run(process.execPath, [BOT, server.url], {
      env: { ...process.env, GAME: game },
    });
    return JSON.parse(stdout) as Played;
  };
  const [toy, kb] = await Promise.all([play('toy'), play('kingdom-builder')]);
  expect(toy.result.outcome.places.flat().toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(kb.result.outcome.places.flat().toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(kb.moves).toBeGreaterThan(20);
});

test('the example bot sits down at a person’s table', { timeout: 60_000 }, async () => {
  const server = await testServer();
  const ann = await newGuest(server.url);
  const { id, invite } = await newTable(ann, { game: 'toy', seats: 2 });
  const a = await openTable(ann, id);
  const bot = run(process.execPath, [BOT, server.url, id, invite ?? '']);
  await a.until((c) => c.table.status === 'playing', 'the bot has sat down', 40_000);
  await playOut([a]);
  const { stdout } = await bot;
  expect((JSON.parse(stdout) as Played).result).toEqual(a.sheets.get(0)?.sight.result);
});
