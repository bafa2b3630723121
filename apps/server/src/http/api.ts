import type {} from '@fastify/cookie';
import type {} from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {} from '@fastify/websocket';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Auth } from '../auth/auth.ts';
import type { Mail } from '../auth/mail.ts';
import type { ServerContext } from '../context.ts';
import type { Limits } from '../limits/limits.ts';
import type { Rooms } from '../room/rooms.ts';
import Type from 'typebox';
import type { TSchema } from 'typebox';

/** Fastify with body types derived from the schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** The dependencies of the routes. */
export interface RouteContext {
  readonly context: ServerContext;
  readonly rooms: Rooms;
  readonly auth: Auth;
  readonly limits: Limits;
  readonly mail: Mail;
}

/** The answers of a route, for the OpenAPI page. Handlers use the protocol's own types. */
export function answers(schema: TSchema): { readonly 200: Type.TUnsafe } {
  return { 200: Type.Unsafe<unknown>(schema) };
}
