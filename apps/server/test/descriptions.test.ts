import { readFileSync } from 'node:fs';
import asyncApiSchema from '@asyncapi/specs/schemas/3.0.0-without-$id.json' with { type: 'json' };
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { CLOSE } from '@four-crowns/protocol';
import { ClientMessageSchema, ServerMessageSchema } from '@four-crowns/protocol/schemas';
import type { ClientMessage, ServerMessage, TableInfo } from '@four-crowns/protocol';
import type { TableInfoSchema } from '@four-crowns/protocol/schemas';
import type Type from 'typebox';
import { expect, expectTypeOf, test } from 'vitest';
import { MESSAGE_NEEDS } from '../src/auth/access.ts';
import { STATUS } from '../src/common/refusal.ts';
import { testServer } from './helpers/server.ts';

type Operation = {
  readonly operationId: string;
  readonly security?: readonly Record<string, unknown>[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Record<string, { readonly $ref?: string; readonly content?: Content }>;
};
type Content = { readonly 'application/json': { readonly schema: { readonly $ref?: string } } };
interface OpenApi {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: Record<string, { readonly enum?: readonly string[] }>;
    readonly responses: Record<
      string,
      { readonly headers?: Record<string, { readonly required?: boolean }> }
    >;
  };
}

const served = async <T>(name: string): Promise<T> => {
  const server = await testServer();
  return (await (await fetch(`${server.url}/api/${name}.json`)).json()) as T;
};
const kept = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../../docs/${name}.json`, import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;

test.each(['openapi', 'asyncapi'])(
  'docs/%s.json is what the server serves (npm run api-docs)',
  async (name) => {
    expect(kept(name)).toEqual(await served(name));
  },
);

test('a validator of OpenAPI takes the description of the HTTP interface', async () => {
  const judge = async (document: Record<string, unknown>): Promise<unknown> =>
    (await new Validator().validate(document)).errors ?? [];
  expect(await judge(kept('openapi'))).toEqual([]);
  expect(await judge({ ...kept('openapi'), paths: { '/x': { get: { responses: 7 } } } })).not.toEqual([]);
});

test('the official schema of AsyncAPI takes the description of the socket', () => {
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false, validateFormats: false });
  const check = ajv.compile(asyncApiSchema);
  check(kept('asyncapi'));
  expect(check.errors ?? []).toEqual([]);
  expect(check({ ...kept('asyncapi'), operations: { x: { action: 'shout' } } })).toBe(false);
});

test('every reference of the descriptions leads somewhere', () => {
  for (const name of ['openapi', 'asyncapi']) {
    const document = kept(name);
    for (const ref of refsIn(document)) {
      const at = ref
        .slice(2)
        .split('/')
        .reduce<unknown>((x, key) => (x as Record<string, unknown> | undefined)?.[key], document);
      expect(at, ref).toBeDefined();
    }
  }
});

test('every route says who may use it and which errors it answers, each with its codes', async () => {
  const { paths, components } = await served<OpenApi>('openapi');
  const operations = Object.values(paths).flatMap((methods) => Object.entries(methods));
  expect(operations.length).toBeGreaterThan(30);
  expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length);
  for (const [method, { operationId, security, responses, requestBody }] of operations) {
    expect(security?.length, operationId).toBeGreaterThan(0);
    expect(Object.keys(responses), operationId).toEqual(
      expect.arrayContaining(['401', '403', '429', '500', '503', ...(method === 'get' ? [] : ['413'])]),
    );
    for (const [status, { $ref }] of Object.entries(responses)) {
      if (Number(status) >= 400) expect($ref).toBe(`#/components/responses/Error${status}`);
    }
    if (requestBody !== undefined) expect(requestBody.required, operationId).toBe(true);
  }
  for (const status of [429, 503]) {
    expect(components.responses[`Error${status}`]?.headers?.['Retry-After']?.required).toBe(true);
  }
  expect(components.schemas['ErrorCode']?.enum?.toSorted()).toEqual(Object.keys(STATUS).toSorted());
  const { join, leave } = { join: '/api/tables/{id}/join', leave: '/api/tables/{id}/leave' };
  for (const path of [join, leave]) expect(paths[path]?.['post']?.requestBody?.required).toBe(true);
});

test('every body has a name, and no answer is just anything', () => {
  const { paths } = kept('openapi') as unknown as OpenApi;
  for (const { operationId, requestBody, responses } of Object.values(paths).flatMap((methods) =>
    Object.values(methods),
  )) {
    const body = requestBody?.content['application/json'].schema;
    if (body !== undefined) expect(body.$ref, operationId).toMatch(/^#\/components\/schemas\//);
    const answer = responses['200']?.content?.['application/json'].schema;
    if (responses['200'] !== undefined) expect(Object.keys(answer ?? {}), operationId).not.toEqual([]);
  }
});

test('the description of the socket names every message and close code', () => {
  const { channels, operations } = kept('asyncapi') as unknown as {
    readonly channels: { readonly table: { readonly 'x-close-codes': Record<string, unknown> } };
    readonly operations: Record<string, { readonly action: string }>;
  };
  const count = (action: string): number =>
    Object.values(operations).filter((operation) => operation.action === action).length;
  expect(ClientMessageSchema.anyOf.map((one) => one.properties.type.const).toSorted()).toEqual(
    Object.keys(MESSAGE_NEEDS).toSorted(),
  );
  expect(count('receive')).toBe(Object.keys(MESSAGE_NEEDS).length);
  expect(count('send')).toBe(ServerMessageSchema.anyOf.length);
  expect(Object.keys(channels.table['x-close-codes'])).toEqual(
    expect.arrayContaining([...Object.values(CLOSE), 1009].map(String)),
  );
});

test('what the schemas describe are the types of the protocol', () => {
  expectTypeOf<Type.Static<typeof ServerMessageSchema>>().toExtend<ServerMessage>();
  expectTypeOf<Type.Static<typeof TableInfoSchema>>().toExtend<TableInfo>();
  expectTypeOf<KeysOf<Type.Static<typeof ServerMessageSchema>>>().toEqualTypeOf<KeysOf<ServerMessage>>();
  expectTypeOf<KeysOf<Type.Static<typeof ClientMessageSchema>>>().toEqualTypeOf<KeysOf<ClientMessage>>();
  expectTypeOf<keyof Type.Static<typeof TableInfoSchema>>().toEqualTypeOf<keyof TableInfo>();
});

/** Of each kind of message: what may stand in it, so that nothing optional is forgotten. */
type KeysOf<M extends { readonly type: string }> = {
  readonly [T in M['type']]: keyof Extract<M, { readonly type: T }>;
};

function refsIn(x: unknown): string[] {
  if (typeof x !== 'object' || x === null) return [];
  const { $ref } = x as { readonly $ref?: unknown };
  return [...(typeof $ref === 'string' ? [$ref] : []), ...Object.values(x).flatMap(refsIn)];
}
