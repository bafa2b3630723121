import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { HttpRefusal } from '../common/refusal.ts';
import type { Probe } from '../store/probe.ts';
import { addressOf } from './address.ts';
import type { Api, RouteContext } from './api.ts';

export interface Health {
  /** False while the server is shutting down, so that a load balancer uses another node. */
  ready: boolean;
  /** Does the store accept a write? */
  readonly probe: Probe;
}

export function addHealthRoutes(api: Api, { context }: RouteContext, health: Health): void {
  const hide = true;
  const config = { needs: 'anyone', isUncounted: true } as const;

  api.get('/healthz', { config, schema: { hide } }, () => ({ ok: true }));

  api.get('/readyz', { config, schema: { hide } }, async (request) => {
    if (!health.ready) throw new HttpRefusal('unavailable', 'The server is shutting down.');
    const why = await health.probe();
    if (why === undefined) return { ok: true };
    // Only the operator may see which file or host it is.
    throw new HttpRefusal('unavailable', isOperators(request) ? why : 'The store does not accept writes.');
  });

  // For a scraper on the same machine, or one with the operator's token.
  api.get('/metrics', { config: { needs: 'anyone' }, schema: { hide } }, async (request, reply) => {
    if (!isOperators(request)) {
      throw new HttpRefusal('forbidden', 'Metrics need the token of the operator.');
    }
    await lookAtStore(context, health);
    context.metrics.botQueue.set(context.runner.waiting);
    return reply.type(context.metrics.contentType).send(await context.metrics.text());
  });
}

/** Metrics that are computed only on request. */
async function lookAtStore({ engine, metrics }: ServerContext, { probe }: Health): Promise<void> {
  metrics.storeOk.set((await probe()) === undefined ? 1 : 0);
  const size = await engine.size().catch(() => undefined);
  if (size === undefined) return;
  metrics.storeBytes.set({ what: 'used' }, size.used);
  if (size.free !== undefined) metrics.storeBytes.set({ what: 'free' }, size.free);
}

function isOperators(request: FastifyRequest): boolean {
  return request.asker.isOperator || isLoopback(addressOf(request));
}

function isLoopback(address: string): boolean {
  return isIP(address) === 4 ? address.startsWith('127.') : address === '::1';
}
