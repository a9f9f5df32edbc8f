import type { ShortLived } from '@shop/ports/backends';
import { type Redis, silenceMs } from './open-redis.js';

/** Short-lived state in Redis, whose own clock ends it. Away, silent or full: each call rejects. */
export class RedisShortLived implements ShortLived {
  /** The connection stays the caller's to stop. */
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

  /** `NX`: where nothing is; `XX`: where something is. */
  async #putIf(condition: 'NX' | 'XX', key: string, text: string, seconds: number) {
    const options = { expiration: endOf(seconds), condition };
    return (await inTime(this.redis.client.set(key, text, options))) !== null;
  }
}

/** Redis takes whole milliseconds, one at least. */
const endOf = (seconds: number) =>
  ({ type: 'PX', value: Math.max(1, Math.round(seconds * 1000)) }) as const;

/**
 * The connection notices a silent server by itself, but only once nothing more is written to it;
 * this ends each question on a busy one too.
 */
function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not answer in time')), silenceMs);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
