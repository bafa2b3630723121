/** The two descriptions of a server, and nothing else: what may be sent, and what may come. */
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Obj = { readonly [key: string]: Json };

export interface Documents {
  readonly openapi: Obj;
  readonly asyncapi: Obj;
  /** Throws if the value is not what stands at this place of the document. */
  checkHttp(pointer: readonly string[], value: unknown, what: string): void;
  checkMessage(title: string, value: unknown): void;
  checkSchema(name: string, value: unknown): void;
  /** A title of a message by its `type`. */
  titleOf(type: string, action: 'send' | 'receive'): string;
  /** A message with what its schema fixes and what is given. */
  build(title: string, given: Obj): Obj;
}

export function readDocuments(openapiText: string, asyncapiText: string): Documents {
  const openapi = JSON.parse(openapiText) as Obj;
  const asyncapi = JSON.parse(asyncapiText) as Obj;
  const options = { strict: false, validateFormats: false, logger: false } as const;
  const http = new Ajv2020(options).addSchema(closed(openapi), 'http');
  const socket = new Ajv(options).addSchema(closed(asyncapi), 'socket');
  const check = (ajv: Ajv | Ajv2020, ref: string, value: unknown, what: string): void => {
    const validate = ajv.getSchema(ref);
    if (validate === undefined) throw new Error(`${what}: the description has no ${ref}`);
    if (validate(value) === true) return;
    throw new Error(`${what} is not as described: ${ajv.errorsText(validate.errors)}\n${cut(value)}`);
  };
  const checkMessage = (title: string, value: unknown): void =>
    check(socket, `socket#/components/messages/${title}/payload`, value, title);
  return {
    openapi,
    asyncapi,
    checkHttp: (pointer, value, what) => check(http, `http#/${pointer.map(encoded).join('/')}`, value, what),
    checkMessage,
    checkSchema: (name, value) => check(socket, `socket#/components/schemas/${name}`, value, name),
    titleOf: (type, action) => {
      for (const operation of Object.values(at(asyncapi, 'operations') as Obj)) {
        if (at(operation, 'action') !== action) continue;
        for (const message of at(operation, 'messages') as readonly Json[]) {
          const title = String(at(message, '$ref')).split('/').at(-1) ?? '';
          if (at(asyncapi, 'components', 'messages', title, 'name') === type) return title;
        }
      }
      throw new Error(`no message with the type ${type} is described`);
    },
    build: (title, given) => {
      const fixed = Object.entries(at(asyncapi, 'components', 'schemas', title, 'properties') as Obj)
        .map(([key, schema]) => [key, at(schema, 'const') ?? at(schema, 'default')] as const)
        .filter(([, value]) => value !== undefined);
      const message = { ...given, ...Object.fromEntries(fixed) } as Obj;
      checkMessage(title, message);
      return message;
    },
  };
}

export function at(x: Json | undefined, ...path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((y, key) => (y as Obj | undefined)?.[key], x);
}

/** Nothing that is not described may come, though clients should bear it: here it is a mistake. */
function closed(document: Obj): Obj {
  const components = at(document, 'components') as Obj;
  const walk = (x: Json): Json => {
    if (Array.isArray(x)) return x.map(walk);
    if (typeof x !== 'object' || x === null) return x;
    const made = Object.fromEntries(Object.entries(x as Obj).map(([key, value]) => [key, walk(value)]));
    if (made['type'] !== 'object' || made['properties'] === undefined) return made;
    return { additionalProperties: false, ...made };
  };
  return { ...document, components: { ...components, schemas: walk(components['schemas'] ?? {}) } };
}

function encoded(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function cut(value: unknown): string {
  return JSON.stringify(value).slice(0, 600);
}
