import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyGame } from './any-game.ts';
import type { Json } from './game.ts';

/** JSON with sorted keys and no white space, so that equal values give equal texts on every machine. */
export function canonical(x: Json): string {
  if (x === null || typeof x !== 'object') return JSON.stringify(x);
  if (isList(x)) return `[${x.map(canonical).join(',')}]`;
  const parts: string[] = [];
  for (const key of Object.keys(x).toSorted()) {
    const value = x[key];
    if (value !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(value)}`);
  }
  return `{${parts.join(',')}}`;
}

function isList(x: Json): x is readonly Json[] {
  return Array.isArray(x);
}

export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

export function hashJson(x: Json): string {
  return hashText(canonical(x));
}

/** HMAC-SHA-256; `key` is hexadecimal. */
export function keyedHash(key: string, text: string): Uint8Array {
  return hmac(sha256, hexToBytes(key), utf8ToBytes(text));
}

/** `keyedHash` for many texts: the key is set up only once. */
export function keyedHasher(key: string): (text: string) => Uint8Array {
  const keyed = hmac.create(sha256, hexToBytes(key));
  return (text) => keyed.clone().update(utf8ToBytes(text)).digest();
}

/** Must stay on the server until the match has ended: a small secret can be guessed from its hash by trying all values. */
export function stateHash(game: AnyGame, s: unknown): string {
  return hashJson(game.save(s));
}
