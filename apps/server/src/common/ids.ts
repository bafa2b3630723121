import { createHash, randomBytes } from 'node:crypto';

/** Not to be guessed: `bytes` of them are random. */
export function newId(bytes = 12): string {
  return randomBytes(bytes).toString('base64url');
}

/** 256 bits in hexadecimal, as core's dealer wants them. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
