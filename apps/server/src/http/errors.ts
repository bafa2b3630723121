import { BadInput } from '@four-crowns/core';
import type { ErrorBody, ErrorCode } from '@four-crowns/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { QueueFull } from '../bots/ask.ts';
import type { ServerContext } from '../context.ts';
import { HttpRefusal, CommandRefused } from '../common/refusal.ts';

/** Every refusal is one sentence; details of internal errors stay in the log. */
export function addErrors(app: FastifyInstance, context: ServerContext): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const isAway = context.engine.isAway(error);
    const refusal = isAway ? storeAway() : refusalOf(error);
    if (isAway) request.log.error({ err: error }, 'the store did not do what a request needs');
    else if (refusal.code === 'internal') request.log.error({ err: error }, 'a request failed');
    else request.log.debug({ code: refusal.code }, refusal.message);
    context.metrics.refused.inc({ why: `http-${refusal.code}` });
    setRetryAfter(reply, refusal);
    reply.status(refusal.status);
    if (asksForPage(request)) return reply.type('text/plain; charset=utf-8').send(refusal.message);
    return reply.send(bodyOf(refusal.code, refusal.message));
  });
}

export function setRetryAfter(reply: FastifyReply, { retry }: HttpRefusal): void {
  if (retry !== undefined) reply.header('retry-after', Math.ceil(retry / 1000));
}

export function bodyOf(code: ErrorCode, text: string): ErrorBody {
  return { error: { code, text } };
}

function storeAway(): HttpRefusal {
  return new HttpRefusal('unavailable', 'The store cannot do this for a moment: try again.');
}

/** Sentences for what Fastify itself refuses, by its error code. */
const SENTENCES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty: send JSON, or no content type.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be sent as application/json.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body has another length than the request says.',
};

/** Whether a browser is opening an address, as opposed to a program or a script. */
export function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  return isReading && !/^\/(api|operator)\b/.test(url) && (headers.accept ?? '').includes('text/html');
}

function refusalOf(error: FastifyError | Error): HttpRefusal {
  if (error instanceof HttpRefusal) return error;
  if (error instanceof QueueFull)
    return new HttpRefusal('unavailable', 'Too many wait for the same: try again.');
  if (error instanceof CommandRefused)
    return new HttpRefusal(error.why === 'try-again' ? 'unavailable' : 'not-now', error.message, error.retry);
  if (error instanceof BadInput) return new HttpRefusal('bad-request', `${error.message}.`);
  const { statusCode, code = '' }: Partial<FastifyError> = error;
  if (statusCode === 413) return new HttpRefusal('too-large', 'The request is too large.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new HttpRefusal('bad-request', SENTENCES[code] ?? 'The request is not well-formed.');
  }
  return new HttpRefusal('internal', 'Something went wrong in the server.');
}
