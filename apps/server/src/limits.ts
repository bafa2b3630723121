import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Redis } from './redis/open.ts';
import { redisLimit } from './redis/redis-limit.ts';
import { HttpRefusal } from './refusal.ts';
import type { Settings } from './settings.ts';

/** How often one address or person may do something, at all nodes together. */
export interface Limits {
  readonly http: RateLimiterAbstract;
  readonly guests: RateLimiterAbstract;
  readonly signIns: RateLimiterAbstract;
  readonly tables: RateLimiterAbstract;
  readonly tablesByAddress: RateLimiterAbstract;
  readonly records: RateLimiterAbstract;
  readonly chat: RateLimiterAbstract;
  readonly hints: RateLimiterAbstract;
}

const HOUR = 3600;

const MINUTE = 60;

/** A hint costs as much as a bot's turn. */
const HINTS_PER_MINUTE = 20;

export function makeLimits(settings: Settings, redis: Redis | undefined): Limits {
  const limit = (name: string, points: number, duration: number): RateLimiterAbstract =>
    redis === undefined
      ? new RateLimiterMemory({ points, duration })
      : redisLimit(redis, name, points, duration);
  return {
    http: limit('http', settings.httpPerMinute, MINUTE),
    guests: limit('guests', settings.guestsPerHour, HOUR),
    signIns: limit('sign-ins', settings.signInsPerHour, HOUR),
    tables: limit('tables', settings.tablesPerHour, HOUR),
    tablesByAddress: limit('tables-by-address', 10 * settings.tablesPerHour, HOUR),
    records: limit('records', settings.recordsPerHour, HOUR),
    chat: limit('chat', settings.chatPerMinute, MINUTE),
    hints: limit('hints', HINTS_PER_MINUTE, MINUTE),
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
export async function spend(limiter: RateLimiterAbstract, key: string, what: string): Promise<void> {
  if (await allows(limiter, key)) return;
  throw new HttpRefusal('too-many', `Too many ${what} in a short time: try again later.`);
}

export async function allows(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
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
