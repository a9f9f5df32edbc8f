import type { ShortLived } from '@shop/ports/backends';
import { type Redis, silenceMs } from './open-redis.js';

/** Redis' clock decides on expiry. Rejects if Redis is unreachable, silent or full. */
export class RedisShortLived implements ShortLived {
  constructor(private readonly redis: Redis) {}

  async get(key: string): Promise<string | undefined> {
    return (await inTime(this.redis.client.get(key))) ?? undefined;
  }

  async put(key: string, text: string, seconds: number): Promise<void> {
    await inTime(this.redis.client.set(key, text, { expiration: endOf(seconds) }));
  }

  async add(key: string, text: string, seconds: number): Promise<boolean> {
    return this.#putIf('NX', key, text, seconds);
  }

  async replace(key: string, text: string, seconds: number): Promise<boolean> {
    return this.#putIf('XX', key, text, seconds);
  }

  async touch(key: string, seconds: number): Promise<void> {
    await inTime(this.redis.client.pExpire(key, endOf(seconds).value));
  }

  async drop(key: string): Promise<void> {
    await inTime(this.redis.client.del(key));
  }

  async keys(start: string): Promise<readonly string[]> {
    const found = new Set<string>();
    for await (const some of this.redis.client.scanIterator({ MATCH: `${start}*`, COUNT: 1_000 }))
      for (const key of some) found.add(key);
    return [...found];
  }

  async #putIf(condition: 'NX' | 'XX', key: string, text: string, seconds: number) {
    const options = { expiration: endOf(seconds), condition };
    return (await inTime(this.redis.client.set(key, text, options))) !== null;
  }
}

/** Redis takes whole milliseconds, at least one. */
const endOf = (seconds: number) =>
  ({ type: 'PX', value: Math.max(1, Math.round(seconds * 1000)) }) as const;

/** The client detects a silent server only while idle; this timeout covers a busy one. */
function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not answer in time')), silenceMs);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
