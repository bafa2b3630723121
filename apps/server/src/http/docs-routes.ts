import type { FastifyInstance } from 'fastify';
import { asyncApi } from './asyncapi.ts';
import { DOCS_CSS, docsPage } from './docs-page.ts';
import type { OpenApi } from './docs-page.ts';

/** Serves the descriptions of the interface; docs/ holds the same two files. */
export function addDocs(app: FastifyInstance): void {
  const config = { needs: 'anyone' } as const;
  const schema = { hide: true };
  app.get('/api/openapi.json', { config, schema }, () => app.swagger());
  app.get('/api/asyncapi.json', { config, schema }, () => asyncApi);
  app.get('/api/docs', { config, schema }, (_request, reply) =>
    // The library's type allows references, but `openapi.ts` writes them only below the level that the page shows.
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as OpenApi)),
  );
  app.get('/api/docs.css', { config, schema }, (_request, reply) => reply.type('text/css').send(DOCS_CSS));
}
