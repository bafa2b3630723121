/** After each request: how long it took, and a line in the log. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

const TOO_MANY = 429;

export function addDurations(app: FastifyInstance, { http }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    // A socket's answer comes when it is closed.
    if (request.ws) return;
    http.observe(reply.elapsedTime, labelsOf(request, reply));
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (isWorthALine(request, reply)) request.log.info(line, 'request');
    else request.log.debug(line, 'request');
  });
}

/** Anyone who is turned away for asking too much must not fill the disk with that, nor a balancer that looks every second. */
function isWorthALine({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return statusCode !== TOO_MANY && routeOptions.config?.isUncounted !== true;
}

/** Addresses that are none of ours are one route: else anybody could make more of them. */
function labelsOf({ routeOptions, method }: FastifyRequest, { statusCode }: FastifyReply): string {
  const route = routeOptions.url;
  const known = route === undefined ? 'route="other",method="other"' : `route="${route}",method="${method}"`;
  return `${known},status="${Math.floor(statusCode / 100)}xx"`;
}
