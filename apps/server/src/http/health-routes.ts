import { isIP } from 'node:net';
import { sql } from 'kysely';
import { HttpRefusal } from '../refusal.ts';
import type { Api, Desk } from './api.ts';

export interface Health {
  /** False while the server is going down: a balancer should look elsewhere. */
  ready: boolean;
}

export function addHealthRoutes(api: Api, { house }: Desk, health: Health): void {
  const hide = true;
  // A balancer asks often, and must not be told that the node is unwell because somebody else asks too much.
  const config = { needs: 'anyone', rateLimit: false } as const;

  api.get('/healthz', { config, schema: { hide } }, () => ({ ok: true }));

  api.get('/readyz', { config, schema: { hide } }, async () => {
    if (!health.ready) throw new HttpRefusal('unavailable', 'The server is going down.');
    try {
      await sql`select 1`.execute(house.engine.db);
    } catch (error) {
      throw new HttpRefusal('unavailable', house.engine.trouble(error).message);
    }
    return { ok: true };
  });

  // For a scraper on the same machine, or one with the operator's token.
  api.get('/metrics', { config: { needs: 'anyone' }, schema: { hide } }, async (request, reply) => {
    if (!request.asker.isOperator && !isLoopback(request.ip)) {
      throw new HttpRefusal('forbidden', 'Metrics need the token of the operator.');
    }
    house.metrics.botQueue.set(house.runner.waiting);
    return reply.type(house.metrics.contentType).send(await house.metrics.text());
  });
}

function isLoopback(address: string): boolean {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  return isIP(plain) === 4 ? plain.startsWith('127.') : plain === '::1';
}
