/** After each request: records how long it took and writes a log line. */
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

/** Clients refused for sending too much must not fill the disk, nor must a load balancer that checks every second. */
function isWorthALine({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return statusCode !== TOO_MANY && routeOptions.config?.isUncounted !== true;
}

/** All unknown addresses count as one route; otherwise anybody could create more of them. */
function labelsOf({ routeOptions, method }: FastifyRequest, { statusCode }: FastifyReply): string {
  const route = routeOptions.url;
  const known = route === undefined ? 'route="other",method="other"' : `route="${route}",method="${method}"`;
  return `${known},status="${Math.floor(statusCode / 100)}xx"`;
}
