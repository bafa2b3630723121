/** What hostile clients send: nearly right messages and requests, and what is left of them when bytes are changed. */
import fc from 'fast-check';
import type { Rng } from '@four-crowns/core';
import { describedRequests } from './described.ts';

const TYPES = [
  'hello',
  'move',
  'undo',
  'resign',
  'contribute',
  'rewind',
  'rewind-answer',
  'hand-over',
  'return',
  'chat',
  'mute',
  'chat-switch',
  'hint',
  'resync',
  'fly',
];

/** Nearly right messages: each part may be wrong. `resign` would end what they are sent to. */
const nearly = fc.record(
  {
    type: fc.constantFrom(...TYPES.filter((type) => type !== 'resign')),
    id: fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('a', 'b'), fc.anything()),
    seat: fc.oneof(fc.integer({ min: -2, max: 40 }), fc.constantFrom(0, 1), fc.anything()),
    version: fc.oneof(fc.integer({ min: -5, max: 5000 }), fc.double(), fc.anything()),
    action: fc.oneof(
      fc.record(
        {
          type: fc.constantFrom('bid', 'play', 'peek', 'end', 'deal', 'roll', 'build', '__proto__'),
          bid: fc.anything(),
          hex: fc.constantFrom('A1', 'C4', 'Z99', ''),
          card: fc.constantFrom('king', 'x', 7),
        },
        { requiredKeys: ['type'] },
      ),
      fc.object({ maxDepth: 4 }),
      fc.anything(),
    ),
    choices: fc.oneof(fc.integer(), fc.anything()),
    nonce: fc.oneof(fc.constant('ab'.repeat(16)), fc.string()),
    ask: fc.string(),
    agree: fc.boolean(),
    text: fc.string({ maxLength: 600, unit: 'binary' }),
    person: fc.string(),
    muted: fc.boolean(),
    chat: fc.constantFrom('on', 'off', 'x'),
    protocol: fc.integer(),
    seen: fc.array(fc.anything(), { maxLength: 3 }),
    extra: fc.anything(),
  },
  { requiredKeys: ['type'] },
);

export function fuzzedMessages(count: number, seed: number): string[] {
  const take = <T>(arbitrary: fc.Arbitrary<T>, n: number): T[] => fc.sample(arbitrary, { numRuns: n, seed });
  return [
    ...take(nearly, Math.ceil(count * 0.7)).map(textOf),
    ...take(fc.json({ maxDepth: 5 }), Math.ceil(count * 0.15)),
    ...take(fc.string({ maxLength: 200 }), Math.ceil(count * 0.15)),
    '['.repeat(4000),
    '{"a":'.repeat(1000),
  ].filter((text) => Buffer.byteLength(text) < 8000);
}

export interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly type: string;
}

/** In a path, for the id of a table that there is when it is sent. */
export const TABLE = '{id}';

/** All there are; of what is no table there is nothing. */
export function describedPaths(): string[] {
  const paths = describedRequests().map(({ path }) =>
    path.replace(/(?<=\/tables\/)\{\w+\}/, TABLE).replaceAll(/\{(?!id\})\w+\}/g, 'x'),
  );
  return [...new Set(paths)];
}

/** Nobody is signed out or deleted: what comes after would be nobody's. */
export function fuzzedRequests(count: number, seed: number): FuzzedRequest[] {
  const paths = [
    ...describedPaths(),
    '/api/me/history?before=x',
    `/api/tables/${TABLE}/log?from=0`,
    `/api/tables/${TABLE}/record?viewer=99`,
    '/api/tables/x/join',
    '/api/tables/..%2f/log',
    '/api/tables/%00',
    '/operator/ban',
    '/metrics',
    '/readyz',
    '/api/nothing',
    '/../../etc/passwd',
    '/%',
  ];
  const bodies = fc.oneof(
    fc.json({ maxDepth: 4 }),
    fc.string(),
    fc.constantFrom(
      '',
      '{}',
      '{',
      '{"game":"kingdom-builder","seats":2}',
      '{"game":"kings-bounty","seats":5,"mine":[],"bots":[{"seat":0,"bot":"king"}]}',
      '{"username":"ann","password":"12345678"}',
      '{"name":"\u202eadmin"}',
      '{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}}}',
      '['.repeat(30_000),
      'x'.repeat(70_000),
    ),
  );
  const request = fc.record({
    method: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS'),
    path: fc.constantFrom(...paths),
    body: bodies,
    type: fc.constantFrom('application/json', 'application/json', 'text/plain', ''),
  });
  return fc
    .sample(request, { numRuns: count, seed })
    .filter(({ method, path }) => method !== 'DELETE' || !/^\/api\/(session|account)/.test(path));
}

function textOf(x: unknown): string {
  try {
    return JSON.stringify(x) ?? 'undefined';
  } catch {
    return '{';
  }
}

/** Cut off, doubled, or with a character changed: what stands in a corpus is not all that there is. */
export function mutated(text: string, rng: Rng): string {
  const at = rng.below(text.length + 1);
  switch (rng.below(6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(0, 500);
    case 2:
      return text.slice(0, at) + String.fromCharCode(rng.below(0x2100)) + text.slice(at + 1);
    case 3:
      return text.replace(/\d+/, () => String([-1, 0, 2 ** 31, 2 ** 53, 1e308, 0.5][rng.below(6)]));
    default:
      return text;
  }
}
