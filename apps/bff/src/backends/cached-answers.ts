import { serialize } from 'node:v8';
import type { BackendReply, Clock } from '@shop/ports/backends';
import { LRUCache } from 'lru-cache';
import {
  markPartial,
  timeForExtras,
  withTimeout,
  timeLeft,
  withoutEnd,
} from '../observability/request-scope.js';

interface Ask {
  readonly ask: () => Promise<BackendReply<unknown>>;
  readonly isCounted: boolean;
}

interface Cached {
  readonly reply: Exclude<BackendReply<unknown>, { kind: 'failed' }>;
  /** How long an expired reply may be shown: while it is refetched, and while refetching fails. */
  readonly staleMs: number;
  readonly standInMs: number;
  readonly isCounted: boolean;
}

export interface AnswerLimits {
  /** Freshness of a reply without `Cache-Control`. */
  readonly freshSeconds: number;
  readonly maxBytes: number;
}

/** Defaults for a reply without `Cache-Control`. */
const staleSeconds = 60;
const standInSeconds = 600;

/** Size of an object in memory, relative to its serialised bytes. */
const heapFactor = 3;

class Failed extends Error {
  constructor(readonly reply: Extract<BackendReply<never>, { kind: 'failed' }>) {
    super(reply.reason);
  }
}

const tooLate = new Failed({ kind: 'failed', reason: 'timeout' });

/**
 * Cache for backend replies that are the same for all visitors, for as long as they say (RFC 9111).
 * Concurrent callers share one call. A stale reply is shown while it is refetched, or while the
 * backend is down or slow (RFC 5861).
 */
export class CachedAnswers {
  readonly #answers: LRUCache<string, Cached, Ask>;

  constructor(
    clock: Clock,
    { freshSeconds, maxBytes }: AnswerLimits,
    private readonly onRead: (isHit: boolean) => void = () => undefined,
  ) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ reply, isCounted }) =>
        isCounted ? serialize(reply).byteLength * heapFactor : 1,
      perf: { now: () => clock.now().getTime() },
      ttlResolution: 0,
      // Answer the caller even if the entry was evicted meanwhile.
      ignoreFetchAbort: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: async (_key, _old, { context: { ask, isCounted }, options }) => {
        // No page deadline: other callers may wait longer than the page that called first.
        const reply = await withoutEnd(ask);
        if (reply.kind === 'failed') throw new Failed(reply);
        const said = reply.kind === 'ok' ? reply.freshness : undefined;
        const fresh = said?.fresh ?? freshSeconds;
        // lru-cache takes a TTL of 0 as no expiry.
        options.ttl = Math.max(1, fresh * 1000);
        return {
          reply,
          staleMs: (said?.staleWhileRevalidate ?? staleSeconds) * 1000,
          standInMs: (said?.staleIfError ?? standInSeconds) * 1000,
          isCounted,
        };
      },
    });
  }

  forget(): void {
    this.#answers.clear();
  }

  /** The catalogue has a limit of its own: a grown one must not fall out. */
  askWhole<Answer>(
    key: string,
    ask: () => Promise<BackendReply<Answer>>,
  ): Promise<BackendReply<Answer>> {
    return this.ask(key, ask, false);
  }

  /** Each key must always hold the same type. */
  async ask<Answer>(
    key: string,
    ask: () => Promise<BackendReply<Answer>>,
    isCounted = true,
  ): Promise<BackendReply<Answer>> {
    const old = this.#answers.peek(key, { allowStale: true });
    const overdueMs = -this.#answers.getRemainingTTL(key);
    // Fast path for a fresh entry: no promise, no timer. `get` updates its recency.
    const fresh = old && overdueMs < 0 ? this.#answers.get(key) : undefined;
    if (fresh) {
      this.onRead(true);
      return fresh.reply as BackendReply<Answer>; // as: one type of answer a key
    }
    let isHit = true;
    const counted = () => {
      isHit = false;
      return ask();
    };
    try {
      const asked = this.#answers.forceFetch(key, {
        context: { ask: counted, isCounted },
        allowStale: old !== undefined && overdueMs < old.staleMs,
        allowStaleOnFetchRejection: old !== undefined && overdueMs < old.standInMs,
      });
      // The cache starts a call at once, or not at all.
      this.onRead(isHit);
      const standIn = old && overdueMs < old.standInMs ? old : undefined;
      const cached = await withTimeout(asked, standIn ? timeForExtras() : timeLeft());
      if (!cached) markPartial();
      const answer = cached ?? standIn;
      if (!answer) throw tooLate;
      return answer.reply as BackendReply<Answer>; // as: one type of answer a key
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      markPartial();
      return error.reply;
    }
  }
}
