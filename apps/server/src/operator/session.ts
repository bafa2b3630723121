/**
 * The operator in a browser: the token is typed once and only its proof goes to and fro, in a cookie
 * that no script and no other site can use and that ends by itself. Any node can check it.
 */
import { timingSafeEqual } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import type { ServerContext } from '../context.ts';
import { sha256 } from '../common/ids.ts';

export const OPERATOR_COOKIE = 'four-crowns-operator';
export const SESSION_MS = 3600 * 1000;

/** Compares hashes, so that the time does not depend on the input. */
export function isOperatorToken(context: ServerContext, token: string): boolean {
  const { operatorToken } = context.settings;
  return operatorToken !== '' && timingSafeEqual(digest(token), digest(operatorToken));
}

function digest(token: string): Buffer {
  return Buffer.from(sha256(token), 'hex');
}

export function newSession(context: ServerContext): string {
  return signer(context).sign(String(context.time.now() + SESSION_MS));
}

export function isSession(context: ServerContext, cookie: string): boolean {
  if (context.settings.operatorToken === '') return false;
  const { valid, value } = signer(context).unsign(cookie);
  return valid && Number(value) > context.time.now();
}

/** The key contains the token, so a new token ends all sessions. */
function signer({ settings }: ServerContext): Signer {
  return new Signer(`operator ${settings.operatorToken}`);
}
