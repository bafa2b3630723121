import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** What Fastify's plugin wants: it knows how to talk about limits, the limiter knows how to count. */
export function storeOver(
  limiter: RateLimiterAbstract,
): new (options: FastifyRateLimitOptions) => FastifyRateLimitStore {
  // A class because the plugin calls `new`.
  return class Store {
    incr(
      key: string,
      answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
    ): void {
      const tell = ({ consumedPoints, msBeforeNext }: RateLimiterRes): void =>
        answer(null, { current: consumedPoints, ttl: msBeforeNext });
      limiter.consume(key).then(tell, (no: unknown) => {
        if (no instanceof RateLimiterRes) tell(no);
        else answer(no instanceof Error ? no : new Error(String(no)));
      });
    }
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
