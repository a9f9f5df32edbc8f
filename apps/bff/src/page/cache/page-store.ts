import { parkDayAt } from '@shop/domain';
import type { Clock } from '@shop/ports/backends';
import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page.js';

/** What came of making a page: one to keep, or one that may be shown and not kept. */
export type Made<Passing> =
  | { readonly kind: 'cached'; readonly page: CachedPage }
  | { readonly kind: 'passing'; readonly outcome: Passing };

type Make = () => Promise<Made<unknown>>;

/** How long after it was fresh a page is still shown while a newer one is being made. */
export const staleSeconds = 300;

export interface StoreLimits {
  /** With no time to be fresh nothing is kept, and pages are still made only once at a time. */
  readonly freshMs: number;
  readonly maxBytes: number;
}

/** A page that was made and is not to be kept. */
class NotKept extends Error {
  constructor(readonly made: Made<unknown>) {
    super('a page for those who waited for it');
  }
}

/**
 * Pages, for as long as they are fresh. An older one is shown while a newer one is made (RFC 5861);
 * a page is never made twice at a time; what is not whole is not kept. None outlives the parks' day
 * that it speaks of.
 */
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
      // A newer page that can't be made leaves the old one; the next visitor tries again.
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

  /** The page of a key while it is fresh; asking for it makes nothing. */
  fresh(key: string): CachedPage | undefined {
    return this.#pages.get(this.today(key));
  }

  /** Forgets a page that turned out not to be one. */
  drop(key: string): void {
    this.#pages.delete(this.today(key));
  }

  /** Every page is made anew. */
  forget(): void {
    this.#pages.clear();
  }

  private today(key: string): string {
    return `${parkDayAt(this.clock.now())} ${key}`;
  }
}
