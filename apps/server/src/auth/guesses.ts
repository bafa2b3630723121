/**
 * Slows down the guessing of passwords: each account has a number of tries per hour, wherever they come from. A browser
 * that has been signed in to the account before is counted separately, so that strangers do not lock the owner out
 * (the device cookies of OWASP's "Slow down online guessing attacks").
 */
import { Signer } from '@fastify/cookie';
import { newId } from '../common/ids.ts';

export const DEVICE_COOKIE = 'four-crowns.device';
const NONCE_BYTES = 12;

export function deviceCookie(secret: string, username: string): string {
  return signer(secret).sign(`${username.toLowerCase()} ${newId(NONCE_BYTES)}`);
}

/** The key under which tries are counted together. */
export function guessKey(secret: string, username: string, cookie: string | undefined): string {
  const name = username.toLowerCase();
  const { valid, value } =
    cookie === undefined ? { valid: false, value: null } : signer(secret).unsign(cookie);
  const [owner, nonce] = valid && value !== null ? value.split(' ') : [];
  return owner === name && nonce !== undefined ? `device ${nonce}` : `account ${name}`;
}

function signer(secret: string): Signer {
  // A different key from that of the session cookies.
  return new Signer(`device ${secret}`);
}
