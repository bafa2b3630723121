import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifySwagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastifyWebsocket from '@fastify/websocket';
import { sentenceOf } from '@four-crowns/protocol/schemas';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { BOUNDS } from '../limits/bounds.ts';
import { newId } from '../common/ids.ts';
import { HttpRefusal } from '../common/refusal.ts';
import type { Sockets } from '../socket/sockets.ts';
import { addAccountRoutes } from './account-routes.ts';
import type { Api, RouteContext } from './api.ts';
import { addDocs } from './docs-routes.ts';
import { addDurations } from './durations.ts';
import { addEmailRoutes } from './email-routes.ts';
import { addErrors, bodyOf } from './errors.ts';
import { addGuard } from './guard.ts';
import { addHealthRoutes } from './health-routes.ts';
import type { Health } from './health-routes.ts';
import { openApiOptions } from './openapi.ts';
import { addOperatorPage } from './operator-page.ts';
import { addOperatorRoutes } from './operator-routes.ts';
import { addOwnSessionRoutes } from './own-session-routes.ts';
import { addPage } from './built-page.ts';
import type { Page } from './built-page.ts';
import { addPasskeyRoutes } from './passkey-routes.ts';
import { addRecordRoutes } from './record-routes.ts';
import { addReportRoutes } from './report-routes.ts';
import { addSessionRoutes } from './session-routes.ts';
import { addRequestLimit, addSpending } from './spending.ts';
import { addSocketRoute } from './socket-route.ts';
import { addTableRoutes } from './table-routes.ts';
import { addTokenRoutes } from './token-routes.ts';

const MOST_HEADERS_MS = 10_000;

export async function buildApp(
  routeContext: RouteContext,
  sockets: Sockets,
  health: Health,
  page: Page | undefined,
): Promise<FastifyInstance> {
  const { context } = routeContext;
  const { settings } = context;
  // Typed as Fastify's logger; otherwise every type of the app would carry pino's.
  const logger: FastifyBaseLogger = context.logger.child({}, { serializers: { req: requestLine } });
  const app = fastify({
    loggerInstance: logger,
    bodyLimit: BOUNDS.body.most,
    // Without a limit, a client that sends a byte now and then could hold a connection for ever.
    requestTimeout: settings.requestMs,
    http: {
      headersTimeout: Math.min(MOST_HEADERS_MS, settings.requestMs),
      connectionsCheckingInterval: Math.min(MOST_HEADERS_MS, settings.requestMs) / 4,
    },
    // Trusts only the entry that our own proxy has written: a client may have invented everything before it.
    trustProxy: settings.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    genReqId: () => newId(6),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply: unknown) => {
      // Its declared type depends on a schema, and no route has been found yet.
      void (reply as FastifyReply).status(400).send(bodyOf('bad-request', 'The address is not well-formed.'));
    },
  });
  app.setValidatorCompiler(({ schema, httpPart }) => {
    // All our routes have schemas of this library.
    const checker = Compile(schema as TSchema);
    const whole = httpPart === 'querystring' ? 'The query' : `The ${httpPart ?? 'request'}`;
    return (data: unknown) =>
      checker.Check(data)
        ? { value: data }
        : { error: new HttpRefusal('bad-request', sentenceOf(whole, checker.Errors(data))) };
  });
  app.setSerializerCompiler(() => JSON.stringify);
  addErrors(app, context);
  await app.register(fastifyCookie);
  await app.register(fastifyHelmet, helmetOptions(settings.publicUrl.startsWith('https:')));
  await app.register(fastifySwagger, openApiOptions);
  await app.register(fastifyWebsocket, {
    options: { maxPayload: BOUNDS.message.most, perMessageDeflate: false },
    errorHandler: (error, socket, request) => {
      // Bad input and broken connections are not server errors, and connection.ts has handled them.
      if (!isOfLine(error)) request.log.error({ err: error }, 'a socket could not be opened');
      socket.terminate();
    },
  });
  addDurations(app, context.metrics);
  addRequestLimit(app, routeContext.limits);
  addGuard(app, context, routeContext.rooms, routeContext.auth);
  addSpending(app, routeContext.limits);
  const api: Api = app.withTypeProvider<TypeBoxTypeProvider>();
  addHealthRoutes(api, routeContext, health);
  addSessionRoutes(api, routeContext);
  addAccountRoutes(api, routeContext);
  addOwnSessionRoutes(api, routeContext);
  addEmailRoutes(api, routeContext);
  addReportRoutes(api, routeContext);
  addPasskeyRoutes(api, routeContext);
  addTokenRoutes(api, routeContext);
  addTableRoutes(api, routeContext);
  addRecordRoutes(api, routeContext);
  addOperatorRoutes(api, routeContext);
  await addOperatorPage(app, routeContext);
  addSocketRoute(app, sockets);
  addDocs(app);
  addPage(app, context, page);
  await app.ready();
  return app;
}

/** An error code of the socket library, or of the operating system. */
function isOfLine(error: Error & { readonly code?: unknown }): boolean {
  return typeof error.code === 'string' && /^(WS_ERR_|E[A-Z]+$)/.test(error.code);
}

/** Without the query, because an invitation must not end up in a log. */
function requestLine(request: {
  readonly method: string;
  readonly url: string;
  readonly ip?: string;
}): object {
  return { method: request.method, path: request.url.split('?')[0], address: request.ip };
}

/** Everything that the page needs comes from this server, and nothing else is allowed. */
function helmetOptions(secure: boolean): Parameters<typeof fastifyHelmet>[1] & object {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // It is not up to this server to decide about other hosts of the domain.
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  };
}
