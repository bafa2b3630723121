import { RateLimiterMemory, RateLimiterRedis, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Redis } from '../nodes/redis.ts';

/** If Redis does not answer within this time, it is treated as unavailable. */
const PATIENCE_MS = 300;

/** Counted once for all nodes. While Redis is unavailable, each node counts by itself. */
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
    // A sender with nothing left is refused here, so that a flood does not keep Redis and other people's counts waiting.
    inMemoryBlockOnConsumed: points,
    insuranceLimiter,
  });
  return new RLWrapperTimeouts({ limiter, timeoutMs: PATIENCE_MS, insuranceLimiter });
}
