import { choicesOf, fastRng, rngDealer, submit } from '@four-crowns/core';
import type { Action, AnyGame, Json, Match, MatchRecord, Seat } from '@four-crowns/core';
import { kingdomBuilder } from '@four-crowns/kingdom-builder';
import { kingsBounty } from '@four-crowns/kings-bounty';
import { kingsburg } from '@four-crowns/kingsburg';
import { theKingIsDead } from '@four-crowns/the-king-is-dead';
import { describe, expect, test } from 'vitest';
import { newGuest } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import type { TableClient } from '@four-crowns/harness/table-client';
import { closedToy, toy } from '../../../packages/testkit/test/toy.ts';
import { fakeTime } from './helpers/fake-time.ts';
import { playOut } from '@four-crowns/harness/play';
import { dealtMatch, otherwiseDealt, plant, PLANTED, untilSecretOf } from './helpers/planted.ts';
import { seated } from '@four-crowns/harness/seated';
import type { Guest } from '@four-crowns/harness/seated';
import { testServer } from './helpers/server.ts';

const START = 1_800_000_000_000;
const PEOPLE = 3;

/** Everything that was sent to A and to a spectator, byte for byte, but for what names the run or a person. */
interface Sent {
  readonly a: string[];
  readonly watcher: string[];
  readonly b: string[];
}

/** Plays the same on a server of its own and takes down all that is sent. */
async function record(
  match: Match,
  script: (a: TableClient, b: TableClient, c: TableClient) => Promise<void>,
): Promise<Sent> {
  const server = await testServer({}, { time: fakeTime(START) });
  const people: Guest[] = [];
  while (people.length < PEOPLE + 1) {
    const guest = await newGuest(server.url);
    // Guests' names are drawn: two of one name could not be told apart below.
    if (people.every(({ me }) => me.name !== guest.me.name)) people.push(guest);
  }
  await plant(server, match, people.slice(0, PEOPLE), START);
  const clients: TableClient[] = [];
  for (const person of people) clients.push(await openTable(person, PLANTED));
  const [a, b, c, watcher] = clients;
  await script(a!, b!, c!);
  // Everything on its way has arrived when each has had an answer.
  for (const client of [a, b, watcher]) {
    const before = client!.received.length;
    client!.send({ type: 'resync' });
    await client!.until(
      (x) => x.received.slice(before).some((m) => m.type === 'news' && m.snapshots !== undefined),
      'the last word',
    );
  }
  const asked = async (person: Guest): Promise<string[]> =>
    Promise.all(
      ['', '/log', '/record', '/log?viewer=table'].map((path) =>
        person.raw('GET', `/api/tables/${PLANTED}${path}`).then((r) => r.text()),
      ),
    );
  const names = new Map(
    people.flatMap(
      (p, i) =>
        [
          [p.me.id, `person-${i}`],
          [p.me.name, `name-${i}`],
        ] as const,
    ),
  );
  const clean = (text: string): string => {
    let out = text.replaceAll(server.context.run, 'run');
    for (const [from, to] of names) out = out.replaceAll(from, to);
    return out;
  };
  const take = async (client: TableClient, person: Guest): Promise<string[]> =>
    // Beats depend on the wall clock.
    [...client.texts.filter((t) => !t.startsWith('{"type":"beat"')), ...(await asked(person))].map(clean);
  return {
    a: await take(a!, people[0]!),
    b: await take(b!, people[1]!),
    watcher: await take(watcher!, people[PEOPLE]!),
  };
}

async function act(client: TableClient, seat: Seat, id: string, action: Action): Promise<void> {
  await client.ask({ type: 'move', id, seat, version: client.snapshots.get(seat)!.version, action });
}

describe('bytes sent to seat A or a spectator do not change when B’s secrets do', () => {
  test('Kingdom Builder: B’s card', async () => {
    const game = kingdomBuilder as unknown as AnyGame;
    const base = dealtMatch(game, { first: 0 }, PEOPLE);
    const other = otherwiseDealt(base, (entry, _match, all) => {
      if (entry.type !== 'step' || !entry.events.some((e) => e.type === 'draw' && e['seat'] === 1))
        return undefined;
      return all.find((action) => action['terrain'] !== entry.action['terrain']);
    });
    const script = async (a: TableClient): Promise<void> => {
      const first = a.choices(0);
      await act(a, 0, 'bad', { type: 'build', hex: 'A1' });
      await act(a, 0, 'm1', first[Math.floor(first.length / 2)]!);
      await a.ask({ type: 'undo', id: 'u', seat: 0 });
      await act(a, 0, 'm2', first[Math.floor(first.length / 3)]!);
      await act(a, 0, 'm3', { type: 'end-turn' });
      await a.ask({ type: 'chat', id: 'c', text: 'hello' });
    };
    const [one, two] = [await record(base, script), await record(other, script)];
    expect(two.a).toEqual(one.a);
    expect(two.watcher).toEqual(one.watcher);
    // The instrument works: B's own bytes do differ.
    expect(two.b).not.toEqual(one.b);
  });

  const others: readonly (readonly [string, AnyGame, Json])[] = [
    ['Kingsburg: the enemy that B alone has seen', kingsburg, {}],
    ['The King Is Dead: B’s cunning card', theKingIsDead, { advanced: true }],
    ['King’s Bounty: B’s cards and private title', kingsBounty, { expert: true }],
  ];
  test.each(others)('%s', async (_what, game, options) => {
    const [base, other] = untilSecretOf(1, game, options, PEOPLE);
    const script = async (a: TableClient): Promise<void> => {
      await act(a, 0, 'bad', { type: 'nothing-of-the-kind' });
      await a.ask({ type: 'chat', id: 'c', text: 'hello' });
    };
    const [one, two] = [await record(base, script), await record(other, script)];
    expect(two.a).toEqual(one.a);
    expect(two.watcher).toEqual(one.watcher);
    expect(two.b).not.toEqual(one.b);
  });

  test('The King Is Dead, piles: top: which cards lie covered in B’s pile', async () => {
    /** B plays two cards in either order, then one upon them; the board is the same afterwards. */
    const match = (order: readonly string[]): Match => {
      const m = dealtMatch(theKingIsDead, { first: 1, piles: 'top' }, PEOPLE);
      const answer = (seat: Seat, action: Action | undefined): void => {
        const taken = submit(m, seat, action, rngDealer(fastRng(1)));
        if (!taken.ok) throw new Error(JSON.stringify(taken));
      };
      for (const card of [...order, 'outmanoeuvre']) {
        answer(1, { type: 'play', card });
        const ways = choicesOf(m, 1);
        // A swap of equal factions leaves the map as it is.
        answer(1, ways.find((way) => way.type === 'swap' && way['give'] === way['take']) ?? ways[0]);
        answer(1, choicesOf(m, 1)[0]);
        answer(2, { type: 'pass' });
        answer(0, { type: 'pass' });
      }
      return m;
    };
    const script = async (a: TableClient, b: TableClient): Promise<void> => {
      await act(a, 0, 'bad', { type: 'play', card: 'spy' });
      // A card that is covered while others watch.
      await act(b, 1, 'm1', { type: 'play', card: 'scottish_support' });
      while (b.choices(1).length > 0) await act(b, 1, `m${b.snapshots.get(1)!.version}`, b.choices(1)[0]!);
      await a.ask({ type: 'chat', id: 'c', text: 'hello' });
    };
    const one = await record(match(['negotiate', 'manoeuvre']), script);
    const two = await record(match(['manoeuvre', 'negotiate']), script);
    expect(two.a).toEqual(one.a);
    expect(two.watcher).toEqual(one.watcher);
    expect(two.b).not.toEqual(one.b);
    // What is asked for afterwards does not name the card either that was on top when they sat down.
    for (const late of [one.a.slice(-4), one.watcher.slice(-4)]) {
      expect(late.join()).not.toMatch(/"(outmanoeuvre|negotiate|manoeuvre)"/);
    }
    expect(one.b.slice(-4).join()).toContain('"outmanoeuvre"');
  });

  test.each([toy, closedToy])('$id: B’s hand, B’s sealed pick and B’s refused moves', async (played) => {
    const game = played as unknown as AnyGame;
    const base = dealtMatch(game, {}, PEOPLE);
    let changed = false;
    const other = otherwiseDealt(base, (entry, _match, all) => {
      if (changed || entry.type !== 'step' || !entry.events.some((e) => e.type === 'deal' && e['seat'] === 1))
        return undefined;
      changed = true;
      return all.find((action) => action['card'] !== entry.action['card']);
    });
    const script =
      (bid: number) =>
      async (a: TableClient, b: TableClient, c: TableClient): Promise<void> => {
        await act(b, 1, 'peek', { type: 'peek' });
        await act(b, 1, 'bid', { type: 'bid', bid });
        await a.until((x) => x.received.length > 0, 'a listens');
        await act(a, 0, 'bad', { type: 'play', card: 'king' });
        await act(c, 2, 'bid', { type: 'bid', bid: 1 });
        await a.ask({ type: 'chat', id: 'c', text: 'hello' });
      };
    const [one, two] = [await record(base, script(0)), await record(other, script(2))];
    expect(two.a).toEqual(one.a);
    expect(two.watcher).toEqual(one.watcher);
    expect(two.b).not.toEqual(one.b);
  });
});

test('the seed, the state and others’ secrets are in nothing that is sent or logged before the end', async () => {
  const lines: string[] = [];
  const { pino } = await import('pino');
  const server = await testServer(
    {},
    { logger: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }) },
  );
  const { id, people, clients } = await seated(server, { game: 'kingdom-builder', seats: 2 });
  const { seed } = await server.context.engine.db
    .selectFrom('secrets')
    .selectAll()
    .where('match', '=', id)
    .executeTakeFirstOrThrow();
  const mover = clients.find((c) => c.choices(c.table.mine[0]!).length > 0)!;
  const seat = mover.table.mine[0]!;
  await act(mover, seat, 'm', mover.choices(seat)[0]!);
  const before = [
    ...clients.flatMap((c) => c.texts),
    ...(await Promise.all(people.map((p) => p.raw('GET', `/api/tables/${id}/record`).then((r) => r.text())))),
    ...(await Promise.all(
      ['', '/log', '/verdict'].map((path) =>
        people[0]!.raw('GET', `/api/tables/${id}${path}`).then((r) => r.text()),
      ),
    )),
    await people[0]!.raw('GET', '/metrics').then((r) => r.text()),
    ...lines,
  ].join('\n');
  expect(before).not.toContain(seed);
  expect(before).not.toContain('checkpoint');
  const rows = JSON.stringify(await server.context.engine.log.read(id, 0));
  expect(rows).not.toContain(seed);
  await playOut(clients);
  const whole = await people[0]!.ask<MatchRecord>('GET', `/api/tables/${id}/record`);
  expect(whole.entries.at(-1)).toEqual({ type: 'reveal', seed });
});
