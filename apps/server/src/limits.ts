import { RateLimiterMemory } from 'rate-limiter-flexible';
import { HttpRefusal } from './refusal.ts';
import type { Settings } from './settings.ts';

/** How often one address or person may do something. */
export interface Limits {
  readonly guests: RateLimiterMemory;
  readonly signIns: RateLimiterMemory;
  readonly tables: RateLimiterMemory;
  readonly tablesByAddress: RateLimiterMemory;
  readonly records: RateLimiterMemory;
  readonly chat: RateLimiterMemory;
}

const HOUR = 3600;

export function makeLimits(settings: Settings): Limits {
  const limit = (points: number, duration: number): RateLimiterMemory =>
    new RateLimiterMemory({ points, duration });
  return {
    guests: limit(settings.guestsPerHour, HOUR),
    signIns: limit(settings.signInsPerHour, HOUR),
    tables: limit(settings.tablesPerHour, HOUR),
    tablesByAddress: limit(10 * settings.tablesPerHour, HOUR),
    records: limit(settings.recordsPerHour, HOUR),
    chat: limit(settings.chatPerMinute, 60),
  };
}

/** The same for one socket's messages, which come by thousands: `points` in so many milliseconds. */
export function windowLimit(points: number, ms: number): (now: number) => boolean {
  let from = -Infinity;
  let used = 0;
  return (now) => {
    if (now - from >= ms) {
      from = now;
      used = 0;
    }
    return ++used <= points;
  };
}

/** Throws the sentence if it was too often. */
export async function spend(limiter: RateLimiterMemory, key: string, what: string): Promise<void> {
  if (await allows(limiter, key)) return;
  throw new HttpRefusal('too-many', `Too many ${what} in a short time: try again later.`);
}

export async function allows(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch {
    return false;
  }
}

/** Who has one IPv6 address has 2^64 of them. */
export function addressKey(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter((part) => part !== '');
  const right = tail.split(':').filter((part) => part !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
