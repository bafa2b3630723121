import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifySwagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastifyWebsocket from '@fastify/websocket';
import { MAX_MESSAGE_BYTES } from '@four-crowns/protocol/schemas';
import fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { newId } from '../ids.ts';
import { addressKey } from '../limits.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { Api, Desk } from './api.ts';
import { DOCS_CSS, docsPage } from './docs-page.ts';
import type { OpenApi } from './docs-page.ts';
import { addErrors, bodyOf } from './errors.ts';
import { addGuard } from './guard.ts';
import { addHealthRoutes } from './health-routes.ts';
import type { Health } from './health-routes.ts';
import { storeOver } from './limit-store.ts';
import { addOperatorPage } from './operator-page.ts';
import { addOperatorRoutes } from './operator-routes.ts';
import { addPage } from './page.ts';
import type { Page } from './page.ts';
import { addPasskeyRoutes } from './passkey-routes.ts';
import { addRecordRoutes } from './record-routes.ts';
import { addSessionRoutes } from './session-routes.ts';
import { addSocketRoute } from './socket-route.ts';
import { addTableRoutes } from './table-routes.ts';
import { addTokenRoutes } from './token-routes.ts';

const MAX_BODY_BYTES = 64 * 1024;

export async function buildApp(
  desk: Desk,
  sockets: Sockets,
  health: Health,
  page: Page | undefined,
): Promise<FastifyInstance> {
  const { house } = desk;
  const { settings } = house;
  // As Fastify knows loggers: else every type of the app would carry pino's.
  const logger: FastifyBaseLogger = house.logger.child({}, { serializers: { req: requestLine } });
  const app = fastify({
    loggerInstance: logger,
    bodyLimit: MAX_BODY_BYTES,
    // Only the entry that our own proxy has written: whatever stands before it, a client may have made up.
    trustProxy: settings.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    genReqId: () => newId(6),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply: unknown) => {
      void (reply as FastifyReply).status(400).send(bodyOf('bad-request', 'The address is not well-formed.'));
    },
  });
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const checker = Compile(schema as TSchema);
    return (data: unknown) => {
      if (checker.Check(data)) return { value: data };
      const [first] = checker.Errors(data);
      const where = first === undefined || first.instancePath === '' ? '' : ` at ${first.instancePath}`;
      return {
        error: new Error(
          `The ${httpPart ?? 'request'} is not as it should be${where}: ${first?.message ?? 'ill-formed'}`,
        ),
      };
    };
  });
  app.setSerializerCompiler(() => JSON.stringify);
  addErrors(app, house);
  await app.register(fastifyCookie);
  await app.register(fastifyHelmet, helmetOptions(settings.publicUrl.startsWith('https:')));
  await app.register(fastifyRateLimit, {
    max: settings.httpPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => addressKey(request.ip),
    store: storeOver(desk.limits.http),
  });
  await app.register(fastifySwagger, {
    openapi: {
      info: { title: 'Four Crowns', version: '1', description: 'See docs/protocol.md for the socket.' },
    },
  });
  await app.register(fastifyWebsocket, {
    options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false },
  });
  addGuard(app, house, desk.rooms, desk.auth);
  const api: Api = app.withTypeProvider<TypeBoxTypeProvider>();
  addHealthRoutes(api, desk, health);
  addSessionRoutes(api, desk);
  addPasskeyRoutes(api, desk);
  addTokenRoutes(api, desk);
  addTableRoutes(api, desk);
  addRecordRoutes(api, desk);
  addOperatorRoutes(api, desk);
  await addOperatorPage(app, desk);
  addSocketRoute(app, sockets);
  addDocs(app);
  addPage(app, page);
  await app.ready();
  return app;
}

/** No query: an invitation is nobody's business in a log. */
function requestLine(request: {
  readonly method: string;
  readonly url: string;
  readonly ip?: string;
}): object {
  return { method: request.method, path: request.url.split('?')[0], address: request.ip };
}

/** All that the page needs comes from here, and nothing else is let in. */
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
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  };
}

function addDocs(app: FastifyInstance): void {
  const config = { needs: 'anyone' } as const;
  const schema = { hide: true };
  app.get('/api/openapi.json', { config, schema }, () => app.swagger());
  app.get('/api/docs', { config, schema }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as OpenApi)),
  );
  app.get('/api/docs.css', { config, schema }, (_request, reply) => reply.type('text/css').send(DOCS_CSS));
}
