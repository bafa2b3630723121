/** Before a request's body is read: what it costs of somebody's budget. */
import { addressOf } from './address.ts';
import type {} from './guard.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { spend } from '../limits/limits.ts';
import type { LimitName, Limits, Spender } from '../limits/limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Without it a request that changes something spends `writes`. `nothing`: the handler knows better. */
    spends?: Exclude<LimitName, 'moves'> | 'nothing';
    /** A balancer asks often, and must not be told that the node is unwell because somebody else asks too much. */
    isUncounted?: true;
  }
}

/** Before anything else, so that who asks too much costs no look into the database. */
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
