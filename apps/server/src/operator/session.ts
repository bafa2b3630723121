/**
 * The operator in a browser: the token is typed once and only its proof goes to and fro, in a cookie
 * that no script and no other site can use and that ends by itself. Any node can check it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { House } from '../house.ts';
import { sha256 } from '../ids.ts';

export const OPERATOR_COOKIE = 'four-crowns-operator';
export const SESSION_MS = 3600 * 1000;

/** By hash, so that the comparison takes the same time whatever is given. */
export function isOperatorToken(house: House, token: string): boolean {
  const { operatorToken } = house.settings;
  return operatorToken !== '' && isSame(sha256(token), sha256(operatorToken));
}

export function newSession(house: House): string {
  const end = String(house.time.now() + SESSION_MS);
  return `${end}.${seal(house, end)}`;
}

export function isSession(house: House, value: string): boolean {
  if (house.settings.operatorToken === '') return false;
  const [end = '', mark = ''] = value.split('.');
  return isSame(mark, seal(house, end)) && Number(end) > house.time.now();
}

/** With the token as its key: a new token ends all sessions. */
function seal(house: House, end: string): string {
  return createHmac('sha256', house.settings.operatorToken).update(`operator ${end}`).digest('hex');
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
