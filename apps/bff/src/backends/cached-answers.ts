import { serialize } from 'node:v8';
import type { Asked, Clock } from '@shop/ports/backends';
import { LRUCache } from 'lru-cache';
import { markPartial, soon, timeLeft, withoutEnd } from '../observability/request-scope.js';

type Ask = () => Promise<Asked<unknown>>;

interface Cached {
  readonly reply: Exclude<Asked<unknown>, { kind: 'failed' }>;
  /** How long after its time it is shown while it is asked anew, and while that fails. */
  readonly staleMs: number;
  readonly standInMs: number;
}

export interface AnswerLimits {
  /** Of an answer that does not say it itself. */
  readonly freshSeconds: number;
  readonly maxBytes: number;
}

/** Of an answer that does not say it itself. */
const staleSeconds = 60;
const standInSeconds = 600;

/** What an object weighs in memory beside its bytes when it is written down. */
const heapFactor = 3;

/** A backend that gave no answer: nothing to cache. */
class Failed extends Error {
  constructor(readonly reply: Extract<Asked<never>, { kind: 'failed' }>) {
    super(reply.reason);
  }
}

const tooLate = new Failed({ kind: 'failed', reason: 'timeout' });

/**
 * Answers of backends that are the same for everybody, for as long as they say (RFC 9111). Who asks
 * together waits for one call; an older answer is shown while it is asked anew, and while the
 * backend is away (RFC 5861).
 */
export class CachedAnswers {
  readonly #answers: LRUCache<string, Cached, Ask>;

  constructor(clock: Clock, { freshSeconds, maxBytes }: AnswerLimits) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ reply }) => serialize(reply).byteLength * heapFactor,
      perf: { now: () => clock.now().getTime() },
      ttlResolution: 0,
      // What was asked is answered, though its place was needed meanwhile.
      ignoreFetchAbort: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: async (_key, _old, { context: ask, options }) => {
        // Others may wait for it longer than the page that asked first.
        const reply = await withoutEnd(ask);
        if (reply.kind === 'failed') throw new Failed(reply);
        const said = reply.kind === 'ok' ? reply.freshness : undefined;
        const fresh = said?.fresh ?? freshSeconds;
        // To the cache, a time of nought is for ever.
        options.ttl = Math.max(1, fresh * 1000);
        return {
          reply,
          staleMs: (said?.staleWhileRevalidate ?? staleSeconds) * 1000,
          standInMs: (said?.staleIfError ?? standInSeconds) * 1000,
        };
      },
    });
  }

  /** Whatever is asked next is asked of the backend. */
  forget(): void {
    this.#answers.clear();
  }

  /** One type of answer a key. */
  async ask<Answer>(key: string, ask: () => Promise<Asked<Answer>>): Promise<Asked<Answer>> {
    const old = this.#answers.peek(key, { allowStale: true });
    const overdueMs = -this.#answers.getRemainingTTL(key);
    // Most are there and fresh: nothing is waited for, and no timer made. `get` counts as its use.
    const fresh = old && overdueMs < 0 ? this.#answers.get(key) : undefined;
    if (fresh) return fresh.reply as Asked<Answer>; // as: one type of answer a key
    try {
      const asked = this.#answers.forceFetch(key, {
        context: ask,
        allowStale: old !== undefined && overdueMs < old.staleMs,
        allowStaleOnFetchRejection: old !== undefined && overdueMs < old.standInMs,
      });
      const cached = await soon(asked, timeLeft());
      if (!cached) throw tooLate;
      return cached.reply as Asked<Answer>; // as: one type of answer a key
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      markPartial();
      return error.reply;
    }
  }
}
