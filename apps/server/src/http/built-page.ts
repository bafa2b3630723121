/** Serves the built page, if there is one. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { asksForPage, bodyOf } from './errors.ts';
import { byName } from './site.ts';

export interface Page {
  readonly folder: string;
  readonly index: string;
  readonly build: string;
}

export function findPage(webDir: string): Page | undefined {
  const folder = webDir === '' ? resolve(import.meta.dirname, '../../../web/dist') : resolve(webDir);
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return undefined;
  const index = readFileSync(file, 'utf8');
  return { folder, index, build: createHash('sha256').update(index).digest('hex').slice(0, 12) };
}

/** The page itself handles every address that is neither a file nor part of the interface. */
export function addPage(app: FastifyInstance, context: ServerContext, page: Page | undefined): void {
  if (page !== undefined) {
    app.addHook('onRequest', async (request, reply) => {
      const place = asksForPage(request) ? byName(context, request) : undefined;
      if (place !== undefined) return reply.redirect(place, 307);
    });
    void app.register(fastifyStatic, {
      root: page.folder,
      wildcard: true,
      setHeaders: (reply, path) => {
        // Files with a hash in their name never change; the page itself must be revalidated each time.
        const lasting = /[\\/]assets[\\/]/.test(path);
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (page !== undefined && asksForPage(request)) {
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page.index);
    }
    return reply.status(404).send(bodyOf('not-found', 'There is nothing at this address.'));
  });
}
