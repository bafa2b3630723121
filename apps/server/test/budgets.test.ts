/** Whatever writes or computes costs something: read from the descriptions, so that nothing new is forgotten. */
import type { ClientMessage, Hello, TableInfo } from '@four-crowns/protocol';
import { ClientMessageSchema } from '@four-crowns/protocol/schemas';
import { describe, expect, test } from 'vitest';
import { describedRequests } from '@four-crowns/harness/described';
import { httpClient } from '@four-crowns/harness/http-client';
import type { HttpClient } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import { LIMIT_NAMES, limitRow, LIMITS } from '../src/limits/limits.ts';
import type { Server } from '../src/server.ts';
import { readSettings, settingName } from '../src/settings/settings.ts';
import { moveId } from '@four-crowns/harness/play';
import { testServer } from './helpers/server.ts';

/** One of each; that of all requests together is no budget of what is asked. */
const SCARCE = Object.fromEntries(
  LIMIT_NAMES.filter((name) => name !== 'http').map((name) => [settingName(limitRow(name).setting), '1']),
);
const MOST_TIMES = Math.max(...LIMIT_NAMES.map((name) => limitRow(name).address ?? 0));

let addresses = 0;
const newAddress = (): Record<string, string> => ({
  'x-forwarded-for': `198.51.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`,
});

async function newPerson(server: Server): Promise<HttpClient> {
  const http = httpClient(server.url);
  expect((await http.raw('POST', '/api/session', undefined, newAddress())).status).toBe(200);
  return http;
}

async function ground(): Promise<{ readonly server: Server; readonly id: string }> {
  const server = await testServer({ ...SCARCE, TRUST_PROXY: 'on' });
  const body = JSON.stringify({ game: 'toy', seats: 2, access: 'public' });
  const made = await (await newPerson(server)).raw('POST', '/api/tables', body, newAddress());
  return { server, id: ((await made.json()) as TableInfo).id };
}

const requests = describedRequests().map((one) => ({
  ...one,
  // Nobody has to be signed in.
  isForAll: one.security.some((scheme) => Object.keys(scheme).length === 0),
}));
type Request = (typeof requests)[number];

/** Once as often as any budget allows, and again: refused at last. */
async function isSpent(name: string, once: (i: number) => Promise<string>): Promise<void> {
  const answers: string[] = [];
  for (let i = 0; i <= MOST_TIMES && !answers.at(-1)?.startsWith('429'); i++) answers.push(await once(i));
  expect(answers[0], name).not.toMatch(/^429/);
  expect(answers.at(-1), name).toMatch(/^429 .*try again in \d+ s\./);
}

/** Without a person it is a stranger each time. */
function sendFor(server: Server, id: string, { method, path }: Request, person: HttpClient | undefined) {
  const url = path.replace('{id}', id).replaceAll(/\{\w+\}/g, 'none');
  const body = method === 'GET' ? undefined : '{}';
  return async (from: Record<string, string>): Promise<string> => {
    const answer = await (person ?? httpClient(server.url)).raw(method, url, body, from);
    return `${answer.status} ${await answer.text()}`;
  };
}

describe('every request that may change something spends a budget of its own', () => {
  const changes = requests.filter(({ method }) => method !== 'GET');

  test.each(changes)('$name', async (request) => {
    const { server, id } = await ground();
    // Where nobody has to be signed in, somebody who is may be told who it is for nothing.
    const send = sendFor(server, id, request, request.isForAll ? undefined : await newPerson(server));
    const here = newAddress();
    await isSpent(request.name, () => send(here));
  });

  test('there are as many as the description has', () => {
    expect(changes.length).toBeGreaterThan(30);
  });
});

describe('every request that may have to read a match spends a budget, of a person and of an address', () => {
  const reads = requests.filter(({ method, path }) => method === 'GET' && path.includes('{'));

  test.each(reads)('$name', async (request) => {
    const { server, id } = await ground();
    expect(request.isForAll).toBe(true);
    const person = sendFor(server, id, request, await newPerson(server));
    await isSpent('one person, wherever it is', () => person(newAddress()));
    const strangers = sendFor(server, id, request, undefined);
    const here = newAddress();
    await isSpent('one address, whoever is there', () => strangers(here));
  });

  test('there are as many as the description has', () => {
    expect(reads.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GET /api/tables/{id}', 'GET /api/tables/{id}/verdict']),
    );
  });

  test('hello on a socket', async () => {
    const { server, id } = await ground();
    const hello = async (http: HttpClient, from: Record<string, string>): Promise<string> => {
      const headers = () => ({ ...http.headers(), ...from });
      const client = await openTable({ ...http, headers }, id, { needsWelcome: false });
      await client.until(() => client.received.length > 0, 'it is answered');
      const [first] = client.received;
      if (first?.type !== 'refused') {
        client.close();
        return `200 ${first?.type}`;
      }
      expect(first).toMatchObject({ why: 'too-fast', retry: expect.any(Number) as number });
      expect((await client.closed).code).toBe(4429);
      return `429 ${first.text}`;
    };
    const person = await newPerson(server);
    await isSpent('one person, wherever it is', () => hello(person, newAddress()));
    const here = newAddress();
    await isSpent('one address, whoever is there', async () => hello(await newPerson(server), here));
  });
});

test('what people do at once passes: a person with all its sockets, an address with all of its', async () => {
  const { maxSocketsPerPerson, maxSocketsPerAddress, visitsPerMinute } = readSettings({});
  const { person, address } = LIMITS.visits;
  expect(person * visitsPerMinute).toBeGreaterThanOrEqual(maxSocketsPerPerson);
  expect(address * visitsPerMinute).toBeGreaterThanOrEqual(maxSocketsPerAddress);
  const server = await testServer({ VISITS_PER_MINUTE: String(visitsPerMinute), TRUST_PROXY: 'on' });
  const host = await newPerson(server);
  const body = JSON.stringify({ game: 'toy', seats: 2, access: 'public' });
  const { id } = (await (await host.raw('POST', '/api/tables', body)).json()) as TableInfo;
  // They watch from one address, lose their lines and come back.
  const here = newAddress();
  const watchers = await Promise.all(Array.from({ length: 20 }, () => newPerson(server)));
  for (let n = 0; n < 3; n++) {
    const lines = await Promise.all(
      watchers.map((http) => openTable({ ...http, headers: () => ({ ...http.headers(), ...here }) }, id)),
    );
    for (const line of lines) line.cut();
  }
});

type Message = Exclude<ClientMessage, Hello>;
type Filled = {
  readonly [T in Message['type']]: Omit<Extract<Message, { readonly type: T }>, 'type' | 'id'>;
};

/** Well-formed, for what is malformed is not looked at any further. */
const MESSAGES: Filled = {
  move: { seat: 0, version: 1, action: { type: 'none' } },
  undo: { seat: 0 },
  resign: { seat: 0 },
  contribute: { seat: 0, nonce: '0123456789abcdef' },
  rewind: { seat: 0, version: 1 },
  'rewind-answer': { seat: 0, ask: 'ask', agree: true },
  'hand-over': { seat: 0 },
  return: { seat: 0 },
  chat: { text: 'hello' },
  mute: { person: 'nobody', muted: true },
  'chat-switch': { chat: 'off' },
  hint: { seat: 0 },
  resync: {},
};

describe('every message on a socket spends a budget of its person', () => {
  test('these are all there are', () => {
    const types = ClientMessageSchema.anyOf.map(({ properties }) => properties.type.const);
    expect(['hello', ...Object.keys(MESSAGES)].toSorted()).toEqual(types.toSorted());
  });

  test.each(Object.entries(MESSAGES))('%s', async (type, filled) => {
    const { server, id } = await ground();
    const http = await newPerson(server);
    const here = newAddress();
    const client = await openTable({ ...http, headers: () => ({ ...http.headers(), ...here }) }, id);
    for (let i = 0; i < 2; i++) {
      const message = { type, ...filled, ...(type === 'resync' ? {} : { id: moveId() }) };
      client.send(message as ClientMessage);
    }
    const refusals = () => client.received.flatMap((m) => (m.type === 'refused' ? [m] : []));
    await client.until(() => refusals().some(({ why }) => why === 'too-fast'), 'it is too fast');
    expect(refusals().filter(({ why }) => why !== 'not-now' && why !== 'not-yours')).toEqual([
      expect.objectContaining({ why: 'too-fast', text: expect.stringMatching(/try again in \d+ s\./) }),
    ]);
    client.close();
  });
});
