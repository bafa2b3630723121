import { BadInput } from '@four-crowns/core';
import type { ErrorBody, ErrorCode } from '@four-crowns/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { HttpRefusal, NotDone } from '../refusal.ts';

/** Every refusal is one sentence; what went wrong inside stays in the log. */
export function addErrors(app: FastifyInstance, house: House): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'internal') request.log.error({ err: error }, 'a request failed');
    else request.log.debug({ code: refusal.code }, refusal.message);
    house.metrics.refused.inc({ why: `http-${refusal.code}` });
    return reply.status(refusal.status).send(bodyOf(refusal.code, refusal.message));
  });
}

export function bodyOf(code: ErrorCode, text: string): ErrorBody {
  return { error: { code, text } };
}

function refusalOf(error: FastifyError | Error): HttpRefusal {
  if (error instanceof HttpRefusal) return error;
  if (error instanceof NotDone)
    return new HttpRefusal(error.why === 'try-again' ? 'unavailable' : 'not-now', error.message);
  if (error instanceof BadInput) return new HttpRefusal('bad-request', `${error.message}.`);
  const { statusCode, validation } = error as Partial<FastifyError>;
  if (validation !== undefined) return new HttpRefusal('bad-request', `${error.message}.`);
  if (statusCode === 413) return new HttpRefusal('too-large', 'The request is too large.');
  if (statusCode === 429)
    return new HttpRefusal('too-many', 'Too many requests in a short time: try again later.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new HttpRefusal('bad-request', 'The request is not well-formed JSON of this interface.');
  }
  return new HttpRefusal('internal', 'Something went wrong in the server.');
}
