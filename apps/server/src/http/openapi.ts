/** Describes the HTTP interface as OpenAPI: what each route declares, and what is true for all routes. */
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { keysOf } from '@four-crowns/core';
import { ERROR_CODES, ErrorBodySchema } from '@four-crowns/protocol/schemas';
import type { FastifySchema, RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import type { Need } from '../auth/access.ts';
import { STATUS } from '../common/refusal.ts';
import { lift } from './components.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body, for the description only, if the handler reads it by itself. */
    describesBody?: TSchema;
  }
}

/** In OpenAPI's words and in AsyncAPI's. */
export const COOKIE_NAME = 'four-crowns.session_token';
export const SCHEMES = {
  session: `Cookie of \`POST /api/session\` and of signing in; behind https its name begins with \`__Secure-\`. Requests that change something need an \`Origin\` of the server’s own.`,
  token: 'Of `POST /api/tokens`: acts as the person who made it.',
  operator: 'OPERATOR_TOKEN of the server’s settings.',
} as const;

const INTRODUCTION =
  'Tables, people and records. The socket of a table is described by `/api/asyncapi.json`; docs/protocol.md says how the two play together. ' +
  'A program without a token begins like a browser: `POST /api/session` with an `Origin` header that is the server’s own address, then the cookie it was given and the same header.';

type Security = readonly { readonly [scheme: string]: readonly string[] }[];
const KNOWN: Security = [{ session: [] }, { token: [] }];
const NEEDS: Readonly<Record<Need, { readonly who: string; readonly security: Security }>> = {
  anyone: { who: 'Anyone.', security: [{}, ...KNOWN] },
  'sign-in': { who: 'Anyone but a program with a token.', security: [{}, { session: [] }] },
  person: { who: 'A person, also a guest.', security: KNOWN },
  browser: { who: 'A person with a session’s cookie: no program.', security: [{ session: [] }] },
  confirmed: {
    who: 'A person with a session’s cookie; an account that has signed in or confirmed within ten minutes.',
    security: [{ session: [] }],
  },
  operator: { who: 'The operator.', security: [{ operator: [] }] },
  watch: {
    who: 'Anyone for a public table; for one by link whoever sits there or gives its `invite`.',
    security: [{}, ...KNOWN],
  },
  visit: {
    who: 'A person; for a table by link whoever sits there or gives its `invite`.',
    security: KNOWN,
  },
  sit: { who: 'Whoever holds a seat of the table.', security: KNOWN },
  host: { who: 'The host of the table.', security: KNOWN },
};

const ORIGIN = {
  name: 'Origin',
  in: 'header',
  description: 'The server’s own address. Needed with a cookie and to get the first one; not with a token.',
  schema: { type: 'string' },
};
const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds after which it is worth trying again.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
};
const WAITS = new Set([429, 503]);

/** What `@fastify/swagger` is registered with. */
export const openApiOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Four Crowns', version: '1', description: INTRODUCTION, license: { name: 'MIT' } },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: COOKIE_NAME, description: SCHEMES.session },
        token: { type: 'http', scheme: 'bearer', description: SCHEMES.token },
        operator: { type: 'http', scheme: 'bearer', description: SCHEMES.operator },
      },
    },
  },
  transform: ({ schema, url, route }) => ({ schema: described(schema, url, route), url }),
  transformObject: (made) => {
    if (!('openapiObject' in made)) return made.swaggerObject;
    return finished(made.openapiObject);
  },
};

function described(schema: FastifySchema | undefined, url: string, route: RouteOptions): FastifySchema {
  const given = schema ?? {};
  const need = route.config?.needs;
  if ('hide' in given || need === undefined) return given;
  const method = String(route.method);
  const { who, security } = NEEDS[need];
  const body = route.config?.describesBody ?? given.body;
  const response = given.response ?? { 204: { type: 'null', description: 'Done.' } };
  const errors = statusesOf(method, url, body !== undefined, given.querystring !== undefined);
  const operation = {
    ...given,
    operationId: operationId(method, url),
    description: who,
    security,
    ...(body === undefined ? {} : { body }),
    response: {
      ...response,
      ...Object.fromEntries(
        errors.map((status) => [status, { description: 'See components.', type: 'null' }]),
      ),
    },
  };
  return operation;
}

function operationId(method: string, url: string): string {
  const words = url
    .replace(/^\/api/, '')
    .split(/[/:-]+/)
    .filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join('');
}

/** The statuses of 400 or above that a route may answer with. */
function statusesOf(method: string, url: string, hasBody: boolean, hasQuery: boolean): number[] {
  const isOfTable = url.startsWith('/api/tables/');
  const statuses = [400, 401, 403, 429, 500, 503];
  if (!hasBody && !hasQuery && !url.includes(':') && method === 'GET') statuses.shift();
  if (url.includes(':')) statuses.push(404);
  if (method !== 'GET' || isOfTable) statuses.push(409);
  if (method !== 'GET') statuses.push(413);
  return statuses.toSorted((a, b) => a - b);
}

interface OpenApiDocument {
  readonly components?: { readonly schemas?: object };
  readonly paths?: object;
}

type Operation = {
  readonly requestBody?: object;
  readonly parameters?: readonly object[];
  readonly responses?: { readonly [status: string]: object };
};

function finished<T extends OpenApiDocument>(document: T): T {
  const paths = mapObjects(document.paths ?? {}, (methods) => mapObjects(methods, completed));
  const responses = Object.fromEntries(
    [...new Set(Object.values(STATUS))].map((status) => [`Error${status}`, errorAnswer(status)]),
  );
  const lifted = lift({ paths, responses });
  return {
    ...document,
    paths: lifted.document.paths,
    components: {
      ...document.components,
      schemas: lifted.schemas,
      responses: lifted.document.responses,
      parameters: { Origin: ORIGIN },
    },
  };
}

function completed(operation: Operation, method: string): unknown {
  const { requestBody, parameters = [], responses = {}, ...rest } = operation;
  const origin = method === 'get' ? [] : [{ $ref: '#/components/parameters/Origin' }];
  return {
    ...rest,
    parameters: [...parameters, ...origin],
    // `{}` is a body too: routes that take a body do not accept a request without one.
    ...(requestBody === undefined ? {} : { requestBody: { ...requestBody, required: true } }),
    responses: mapObjects(responses, (answer, status) =>
      Number(status) >= 400
        ? { $ref: `#/components/responses/Error${status}` }
        : { ...answer, description: 'Done.' },
    ),
  };
}

function errorAnswer(status: number): object {
  const codes = keysOf(STATUS).filter((code) => STATUS[code] === status);
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_CODES[code]}`).join(' '),
    ...(WAITS.has(status) ? { headers: RETRY_AFTER } : {}),
    content: {
      'application/json': {
        schema: {
          allOf: [ErrorBodySchema],
          properties: { error: { properties: { code: { enum: codes } } } },
        },
      },
    },
  };
}

/** In such a description every named thing is an object. */
function mapObjects(of: object, f: (value: object, key: string) => unknown): Record<string, unknown> {
  const entries: readonly [string, object][] = Object.entries(of);
  return Object.fromEntries(entries.map(([key, value]) => [key, f(value, key)]));
}
