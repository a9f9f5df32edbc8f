import { setTimeout } from 'node:timers/promises';
import { type openPool, PostgresShortLived } from '@shop/adapters/postgres';
import type { ShortLived } from '@shop/ports/backends';
import { StartFailure } from '../../config/start-failure.js';

const tries = 50;
const pauseMs = 100;

/** Does some work with the store of sessions: Redis if it is configured, else PostgreSQL. */
export async function withState<Result>(
  redisUrl: string | undefined,
  pool: ReturnType<typeof openPool>,
  work: (state: ShortLived) => Promise<Result>,
): Promise<Result> {
  if (redisUrl === undefined) return work(new PostgresShortLived(pool));
  const { openRedis, RedisShortLived } = await import('@shop/adapters/redis');
  const redis = openRedis({ url: redisUrl, onError: () => undefined });
  try {
    for (let left = tries; !redis.client.isReady; left -= 1) {
      if (left === 0) throw new StartFailure('check REDIS_URL: Redis does not answer');
      await setTimeout(pauseMs);
    }
    return await work(new RedisShortLived(redis));
  } finally {
    redis.stop();
  }
}
