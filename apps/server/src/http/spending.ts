/** Charges a request to its sender's budget, before the body is read. */
import { addressOf } from './address.ts';
import type {} from './guard.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { spend } from '../limits/limits.ts';
import type { LimitName, Limits, Spender } from '../limits/limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** By default a request that changes something is charged to `writes`. `nothing`: the handler charges by itself. */
    spends?: Exclude<LimitName, 'moves'> | 'nothing';
    /** A load balancer asks often, and must not think the node unwell because somebody else sends too many requests. */
    isUncounted?: true;
  }
}

/** Runs before anything else, so that refusing excessive requests costs no database access. */
export function addRequestLimit(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isUncounted !== true)
      await spend(limits.http, { address: addressOf(request) });
  });
}

export function addSpending(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async (request) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const name = request.routeOptions.config.spends ?? (isReading ? 'nothing' : 'writes');
    if (name === 'nothing' || request.asker.isOperator) return;
    await spend(limits[name], spenderIn(request));
  });
}

export function spenderIn(request: FastifyRequest): Spender {
  return { person: request.asker.person?.id, address: addressOf(request) };
}
