import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Result } from '@four-crowns/core';
import type { Config } from '@four-crowns/protocol';
import { expect, test } from 'vitest';
import { newGuest, newTable } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import { playOut } from '@four-crowns/harness/play';
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

test('the example bot plays a match of any game over the public protocol', { timeout: 300_000 }, async () => {
  const server = await testServer({ CONTRIBUTE_MS: '500' });
  const play = async (game: string): Promise<Played> => {
    const { stdout } = await run(process.execPath, [BOT, server.url], {
      env: { ...process.env, GAME: game },
    });
    return JSON.parse(stdout) as Played;
  };
  const { games } = await (await newGuest(server.url)).ask<Config>('GET', '/api/config');
  expect(games.map((game) => game.id)).toEqual(expect.arrayContaining(['toy', 'kingdom-builder']));
  for (const { id } of games) {
    const { moves, result } = await play(id);
    expect(result.outcome.places.flat().length, id).toBeGreaterThan(0);
    expect(moves, id).toBeGreaterThan(0);
  }
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
  expect((JSON.parse(stdout) as Played).result).toEqual(a.snapshots.get(0)?.seatView.result);
});
