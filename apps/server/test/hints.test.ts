import { codes, DEALER, fastRng } from '@four-crowns/core';
import type { HintGiven } from '@four-crowns/protocol';
import { theKingIsDead } from '@four-crowns/the-king-is-dead';
import { expect, test } from 'vitest';
import { newGuest, newTable } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import { moveId } from '@four-crowns/harness/play';
import { seated, spectator } from '@four-crowns/harness/seated';
import { testServer } from './helpers/server.ts';

const GAME = 'the-king-is-dead';

test('alone against bots a person is told candidates, chances, lines and reasons', async () => {
  const server = await testServer();
  const ann = await newGuest(server.url);
  const { id } = await newTable(ann, { game: GAME, seats: 2, bots: [{ seat: 1, bot: 'greedy' }] });
  const table = await openTable(ann, id);
  expect(table.table.hints).toBe('on');
  await table.until((c) => c.choices(0).length > 0, 'Ann is asked');
  const answer = (await table.ask({ type: 'hint', id: 'h1', seat: 0 })) as HintGiven;
  expect(answer).toMatchObject({ type: 'hint', id: 'h1', seat: 0, version: table.snapshots.get(0)?.version });
  expect(answer.candidates.length).toBeGreaterThan(0);
  for (const { actions, chance, scores } of answer.candidates) {
    expect(table.choices(0)).toContainEqual(actions[0]);
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    expect(scores.map(({ label }) => label)).toEqual(['scottish', 'welsh', 'english']);
  }
  expect(await table.ask({ type: 'hint', id: 'h2', seat: 1 })).toMatchObject({ why: 'not-yours' });
});

test('between people there are none unless the table has them, and then only for who asks', async () => {
  const server = await testServer();
  const off = await seated(server, { game: GAME, seats: 2 });
  expect(off.clients[0]!.table.hints).toBe('off');
  expect(await off.clients[0]!.ask({ type: 'hint', id: 'h', seat: 0 })).toMatchObject({ why: 'hints-off' });

  const { id, made, clients } = await seated(server, { game: GAME, seats: 2, hints: 'on' });
  const watcher = await spectator(server, id, made.invite);
  const asked = clients.findIndex((c, seat) => c.choices(seat).length > 0);
  const answer = await clients[asked]!.ask({ type: 'hint', id: 'h', seat: asked });
  expect(answer.type).toBe('hint');
  expect(await clients[1 - asked]!.ask({ type: 'hint', id: 'h', seat: 1 - asked })).toMatchObject({
    type: 'refused',
    why: 'not-now',
  });
  for (const other of [clients[1 - asked]!, watcher]) {
    expect(other.received.some(({ type }) => type === 'hint')).toBe(false);
  }
});

test('a person alone may do without, and nobody asks too often', async () => {
  const server = await testServer();
  const ann = await newGuest(server.url);
  const bots = [{ seat: 1, bot: 'random' }];
  const without = await newTable(ann, { game: GAME, seats: 2, bots, hints: 'off' });
  expect(without.hints).toBe('off');
  const { id } = await newTable(ann, { game: GAME, seats: 2, bots });
  const table = await openTable(ann, id);
  await table.until((c) => c.choices(0).length > 0, 'Ann is asked');
  const first = table.ask({ type: 'hint', id: moveId(), seat: 0 });
  // One after the other.
  expect(await table.ask({ type: 'hint', id: moveId(), seat: 0 })).toMatchObject({ why: 'too-fast' });
  expect((await first).type).toBe('hint');
  const answers = new Set<string>();
  for (let i = 0; i < 20; i++) answers.add((await table.ask({ type: 'hint', id: moveId(), seat: 0 })).type);
  expect([...answers]).toEqual(['hint', 'refused']);
}, 60_000);

test('a hint comes from the view: what the seat cannot see changes nothing', async () => {
  // Time must not cut the search short, else two answers could differ for that alone.
  const server = await testServer({ BOT_MS: '60000', BOT_LIMIT_MS: '60000' });
  const game = theKingIsDead;
  const { rules } = game;
  const out = codes();
  const rng = fastRng(3);
  const s = rules.start(game.parseOptions({ advanced: true }, 2), 2);
  let decisions = 0;
  for (let actor = DEALER; ;) {
    actor = 31 - Math.clz32(rules.actors(s) & -rules.actors(s));
    if (actor !== DEALER && ++decisions > 8) break;
    out.n = 0;
    rules.legal(s, actor, out);
    rules.apply(s, actor, out.at[rng.below(out.n)] ?? 0);
  }
  const seat = 31 - Math.clz32(rules.actors(s) & -rules.actors(s));
  const other = rules.clone(s);
  let seed = 0;
  do rules.resample(other, seat, fastRng(++seed));
  while (JSON.stringify(game.save(other)) === JSON.stringify(game.save(s)));
  out.n = 0;
  rules.legal(s, seat, out);
  const choices = Array.from(out.at.subarray(0, out.n), (code) => game.decode(s, seat, code));
  const ask = (state: typeof s) =>
    server.context.runner.hint({
      owner: 'ann',
      game: game.id,
      rulesVersion: game.rulesVersion,
      view: game.view(state, seat),
      seat,
      seats: 2,
      choices,
    });
  expect(await ask(other)).toEqual(await ask(s));
}, 60_000);
