/** docs/protocol.md says what the program does: its tables are the program's, its examples fit the schemas. */
import { readFileSync } from 'node:fs';
import { CLOSE_CODES, ERROR_CODES, REFUSED_WHYS } from '@four-crowns/protocol/schemas';
import type { ErrorCode } from '@four-crowns/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { httpClient, newGuest, newTable } from '@four-crowns/harness/http-client';
import { STATUS } from '../src/common/refusal.ts';
import { seated } from '@four-crowns/harness/seated';
import { testServer } from './helpers/server.ts';
import { at, readDocuments } from './stranger/documents.ts';
import type { Obj } from './stranger/documents.ts';

const docs = (name: string): string =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const page = docs('protocol.md');
const documents = readDocuments(docs('openapi.json'), docs('asyncapi.json'));

test('its tables of codes are those of the program', () => {
  for (const [code, what] of Object.entries(ERROR_CODES)) {
    expect(page).toContain(`| \`${code}\` | ${STATUS[code as ErrorCode]} | ${what} |\n`);
  }
  for (const [why, what] of Object.entries(REFUSED_WHYS))
    expect(page).toContain(`| \`${why}\` | ${what} |\n`);
  for (const [code, { what, again }] of Object.entries(CLOSE_CODES)) {
    expect(page).toContain(`| ${code} | ${what} | ${again ? 'yes' : 'no'} |\n`);
  }
});

test('its table of requests has every request of the interface, and who may send it', () => {
  /** As the OpenAPI description says it of each. */
  const WHO: Readonly<Record<string, RegExp>> = {
    anyone: /^Anyone\.$/,
    'no program': /^Anyone but a program with a token\.$/,
    person: /^A person, also a guest\.$/,
    browser: /^A person with a session’s cookie: no program\.$/,
    // That it is no guest's is found out by the handler.
    'browser, account': /^A person with a session’s cookie: no program\.$/,
    confirmed: /^A person with a session’s cookie; an account that has signed in or confirmed/,
    'who may watch': /^Anyone for a public table; for one by link/,
    seat: /^Whoever holds a seat/,
    host: /^The host of the table\.$/,
    operator: /^The operator\.$/,
  };
  const described = new Map(
    Object.entries(at(documents.openapi, 'paths') as Obj).flatMap(([path, methods]) =>
      Object.entries(methods as Obj).map(([method, operation]) => [
        `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, ':')}`,
        String((operation as Obj)['description']),
      ]),
    ),
  );
  const told = new Set<string>();
  for (const [, requests = '', who = ''] of page.matchAll(/^\| (`[A-Z]+ \/api\/.*?) \| .* \| (.*) \|$/gm)) {
    const each = who.split(' · ');
    for (const [i, [, method, path = '']] of [...requests.matchAll(/`([A-Z]+) ([^?`]+)/g)].entries()) {
      const name = `${method} ${path.replaceAll(/:\w+/g, ':')}`;
      const one = each[i] ?? who;
      expect(Object.keys(WHO), name).toContain(one);
      expect(described.get(name), name).toMatch(WHO[one] ?? /^$/);
      told.add(name);
    }
  }
  expect([...told].toSorted()).toEqual([...described.keys()].toSorted());
});

describe('its examples fit the descriptions', () => {
  const examples = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => JSON.parse(text) as Obj);

  function check(example: Obj): void {
    const type = example['type'];
    if (typeof type === 'string') {
      const titles = (['receive', 'send'] as const).flatMap((action) => {
        try {
          return [documents.titleOf(type, action)];
        } catch {
          return [];
        }
      });
      expect(titles.length, type).toBeGreaterThan(0);
      const misfits = titles.flatMap((title) => {
        try {
          documents.checkMessage(title, example);
          return [];
        } catch (error) {
          return [String(error)];
        }
      });
      expect(misfits.length, misfits.join()).toBeLessThan(titles.length);
    } else if ('seatView' in example) documents.checkSchema('Snapshot', example);
    else if ('entries' in example) {
      documents.checkHttp(['components', 'schemas', 'LogPage'], example, 'LogPage');
    } else documents.checkHttp(['components', 'schemas', 'ErrorBody'], example, 'ErrorBody');
  }

  test('all of them', () => {
    expect(examples.length).toBeGreaterThanOrEqual(9);
    for (const example of examples) check(example);
  });

  test('and the check would find one that does not', () => {
    for (const wrong of [
      { type: 'move', id: 'a', seat: 0, version: 1 },
      { type: 'news', updates: [], more: 1 },
      { entries: [{ version: 1, type: 'step', by: 30, events: [] }] },
      { error: { code: 'none', text: '' } },
    ]) {
      expect(() => check(wrong)).toThrow(/is not as described/);
    }
  });
});

test('it names every message of either side', () => {
  for (const [, operation] of Object.entries(at(documents.asyncapi, 'operations') as Obj)) {
    for (const message of at(operation, 'messages') as readonly Obj[]) {
      const title = String(message['$ref']).split('/').at(-1) ?? '';
      const name = String(at(documents.asyncapi, 'components', 'messages', title, 'name'));
      expect(page, name).toMatch(new RegExp(`\`${name}[ \`]|"type":"${name}"`));
    }
  }
});

describe('what it says of refusals is so', () => {
  const upgrade = (url: string, table: string, headers: Record<string, string>): Promise<number> =>
    new Promise((done) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, { headers });
      socket.on('unexpected-response', (_request, response) => done(response.statusCode ?? 0));
      socket.on('close', (code) => done(code));
      socket.on('error', () => undefined);
    });

  test('the upgrade of a socket: 401, 403, 429, and 4401 where nobody is signed in', async () => {
    const server = await testServer({ HTTP_PER_MINUTE: '6' });
    const ann = await newGuest(server.url);
    const { id } = await newTable(ann, { game: 'toy', seats: 2 });
    expect(await upgrade(server.url, id, { authorization: 'Bearer fct_wrong' })).toBe(401);
    expect(
      await upgrade(server.url, id, Object.assign(ann.headers(), { origin: 'https://evil.example' })),
    ).toBe(403);
    expect(await upgrade(server.url, id, { origin: server.url })).toBe(4401);
    await upgrade(server.url, id, { origin: server.url });
    expect(await upgrade(server.url, id, ann.headers())).toBe(429);
  });

  test('a program without a token needs an Origin, a token does not; join and leave need a body', async () => {
    const { url } = await testServer();
    expect((await fetch(`${url}/api/session`, { method: 'POST' })).status).toBe(403);
    expect((await fetch(`${url}/api/session`, { method: 'POST', headers: { origin: url } })).status).toBe(
      200,
    );
    const ann = await newGuest(url);
    const { token } = await ann.ask<{ token: string }>('POST', '/api/tokens', { name: 'bot' });
    const { id, invite } = await newTable(ann, { game: 'toy', seats: 2, access: 'public' });
    expect(invite).toBeDefined();
    const program = httpClient(url, token);
    expect((await program.raw('PATCH', '/api/me', '{"name":"Bot"}')).status).toBe(200);
    const ben = await newGuest(url);
    for (const path of ['join', 'leave']) {
      expect((await ben.raw('POST', `/api/tables/${id}/${path}`)).status).toBe(400);
      expect((await ben.raw('POST', `/api/tables/${id}/${path}`, '{}')).status).toBe(200);
    }
  });

  test('illegal with its rule, and malformed for an unknown action or a version of the future', async () => {
    const { clients } = await seated(await testServer(), { game: 'kingdom-builder', seats: 2 });
    // A seat that is not asked may do nothing.
    const seat = clients.findIndex((client, i) => client.choices(i).length === 0);
    const client = clients[seat]!;
    const { version } = client.snapshots.get(seat)!;
    const ask = (action: { type: string }, more: number) =>
      client.ask({ type: 'move', id: `m-${action.type}-${more}`, seat, version: version + more, action });
    const hex = { type: 'build', hex: 'A1' };
    expect(await ask(hex, 0)).toMatchObject({
      why: 'illegal',
      refusal: { rule: expect.stringMatching(/^KB-/) },
      snapshots: [{ viewer: seat }],
    });
    expect(await ask({ type: 'fly' }, 0)).toMatchObject({ type: 'refused', why: 'malformed' });
    expect(await ask(hex, 1)).toMatchObject({ type: 'refused', why: 'malformed' });
  });
});
