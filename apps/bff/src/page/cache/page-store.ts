import { parkDayAt } from '@shop/domain';
import type { Clock } from '@shop/ports/backends';
import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page.js';

/** A page to cache, or an outcome for the waiting requests only. */
export type Made<Passing> =
  | { readonly kind: 'cached'; readonly page: CachedPage }
  | { readonly kind: 'passing'; readonly outcome: Passing };

type Make = () => Promise<Made<unknown>>;

/** How long a stale page may be shown while it is rendered again. */
export const staleSeconds = 300;

export interface StoreLimits {
  /** With 0 nothing is cached, but concurrent requests still share a render. */
  readonly freshMs: number;
  readonly maxBytes: number;
}

class NotKept extends Error {
  constructor(readonly made: Made<unknown>) {
    super('a page for those who waited for it');
  }
}

/** Stale-while-revalidate store (RFC 5861): shared renders, and no page outlives its park day. */
export class PageStore<Passing> {
  readonly #pages: LRUCache<string, CachedPage, Make>;

  constructor(
    private readonly clock: Clock,
    { freshMs, maxBytes }: StoreLimits,
  ) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (page, key) => page.bytes + key.length * 2,
      ttl: Math.max(1, freshMs),
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
      noDeleteOnStaleGet: true,
      // If a new render fails, keep the old page; the next visitor retries.
      noDeleteOnFetchRejection: true,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _old, { context: make }) => {
        const made = await make();
        if (made.kind === 'passing' || freshMs === 0) throw new NotKept(made);
        return made.page;
      },
    });
  }

  async page(key: string, make: () => Promise<Made<Passing>>): Promise<Made<Passing>> {
    const today = this.today(key);
    const allowStale = this.#pages.getRemainingTTL(today) > -staleSeconds * 1000;
    try {
      const page = await this.#pages.forceFetch(today, { context: make, allowStale });
      return { kind: 'cached', page };
    } catch (error) {
      if (error instanceof NotKept) return error.made as Made<Passing>; // as: made by a `make` of this store
      throw error;
    }
  }

  fresh(key: string): CachedPage | undefined {
    return this.#pages.get(this.today(key));
  }

  drop(key: string): void {
    this.#pages.delete(this.today(key));
  }

  forget(): void {
    this.#pages.clear();
  }

  private today(key: string): string {
    return `${parkDayAt(this.clock.now())} ${key}`;
  }
}
