/** Whatever writes or computes costs something: read from the descriptions, so that nothing new is forgotten. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientMessage, Hello, TableInfo } from '@four-crowns/protocol';
import { ClientMessageSchema } from '@four-crowns/protocol/schemas';
import { describe, expect, test } from 'vitest';
import { httpClient } from '@four-crowns/harness/http-client';
import type { HttpClient } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import { LIMIT_NAMES, limitRow } from '../src/limits/limits.ts';
import type { Server } from '../src/server.ts';
import { settingName } from '../src/settings/settings.ts';
import { moveId } from '@four-crowns/harness/play';
import { testServer } from './helpers/server.ts';

/** One of each; that of all requests together is no budget of what is asked. */
const SCARCE = Object.fromEntries(
  LIMIT_NAMES.filter((name) => name !== 'http').map((name) => [settingName(limitRow(name).setting), '1']),
);
const MOST_TIMES = Math.max(...LIMIT_NAMES.map((name) => limitRow(name).address ?? 0));

let addresses = 0;
const newAddress = (): Record<string, string> => ({ 'x-forwarded-for': `203.0.113.${++addresses}` });

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

interface Described {
  readonly paths: Record<string, Record<string, { readonly security: readonly object[] }>>;
}
const { paths } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8'),
) as Described;
const changes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { security }]) =>
    method === 'get' ? [] : [{ name: `${method.toUpperCase()} ${path}`, method, path, security }],
  ),
);

describe('every request that may change something spends a budget of its own', () => {
  test.each(changes)('$name', async ({ method, path, security }) => {
    const { server, id } = await ground();
    // Where nobody has to be signed in, somebody who is may be told who it is for nothing.
    const isForAll = security.some((one) => Object.keys(one).length === 0);
    const http = isForAll ? undefined : await newPerson(server);
    const here = newAddress();
    const answers: string[] = [];
    for (let i = 0; i <= MOST_TIMES && !answers.at(-1)?.startsWith('429'); i++) {
      const who = http ?? httpClient(server.url);
      const url = path.replace('{id}', id).replaceAll(/\{\w+\}/g, 'none');
      const answer = await who.raw(method.toUpperCase(), url, '{}', here);
      answers.push(`${answer.status} ${await answer.text()}`);
    }
    expect(answers[0]).not.toMatch(/^429/);
    expect(answers.at(-1)).toMatch(/^429 .*try again in \d+ s\./);
  });

  test('there are as many as the description has', () => {
    expect(changes.length).toBeGreaterThan(30);
  });
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
    const refusals = () => client.heard.flatMap((m) => (m.type === 'refused' ? [m] : []));
    await client.until(() => refusals().some(({ why }) => why === 'too-fast'), 'it is too fast');
    expect(refusals().filter(({ why }) => why !== 'not-now' && why !== 'not-yours')).toEqual([
      expect.objectContaining({ why: 'too-fast', text: expect.stringMatching(/try again in \d+ s\./) }),
    ]);
    client.close();
  });
});
