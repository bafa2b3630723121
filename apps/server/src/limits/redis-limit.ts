import { RateLimiterMemory, RateLimiterRedis, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Redis } from '../nodes/redis.ts';

/** A Redis that says nothing for so long is treated as one that is away. */
const PATIENCE_MS = 300;

/** Counted once for all nodes; while Redis is away each node counts for itself. */
export function redisLimit(
  { client }: Redis,
  name: string,
  points: number,
  duration: number,
): RateLimiterAbstract {
  const insuranceLimiter = new RateLimiterMemory({ points, duration });
  const limiter = new RateLimiterRedis({
    storeClient: client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `four-crowns:limit:${name}`,
    points,
    duration,
    // A spender with nothing left is refused here: a flood must not keep Redis and others' counts waiting.
    inMemoryBlockOnConsumed: points,
    insuranceLimiter,
  });
  return new RLWrapperTimeouts({ limiter, timeoutMs: PATIENCE_MS, insuranceLimiter });
}
