import { createHash, randomBytes } from 'node:crypto';

/** An id that cannot be guessed, made of this many random bytes. */
export function newId(bytes = 12): string {
  return randomBytes(bytes).toString('base64url');
}

/** 256 random bits in hexadecimal, as core's dealer needs them. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
