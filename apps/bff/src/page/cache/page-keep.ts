import type { Clock } from '@shop/ports/backends';
import { LRUCache } from 'lru-cache';
import type { KeptPage } from './kept-page.js';

interface Entry {
  readonly kept: KeptPage;
  readonly madeAt: number;
}

/** What came of making a page: one to keep, or one that may be shown and not kept. */
export type Made<Passing> =
  | { readonly kind: 'kept'; readonly kept: KeptPage }
  | { readonly kind: 'passing'; readonly outcome: Passing };

/** Each weighs about a third of a megabyte with the forms it is seen in. */
const mostPages = 800;

/** How long after it was made a page is still shown while a newer one is being made. */
export const staleSeconds = 300;

/**
 * Rendered pages, for as long as they are fresh. An older one is shown while a newer one is made
 * (RFC 5861); a page is never made twice at a time; what is not whole is not kept. With no time to
 * be fresh nothing is kept, and pages are still made only once at a time.
 */
export class PageKeep<Passing> {
  readonly #entries = new LRUCache<string, Entry>({ max: mostPages });
  readonly #making = new Map<string, Promise<Made<Passing>>>();

  constructor(
    private readonly clock: Clock,
    private readonly freshMs: number,
  ) {}

  async page(key: string, make: () => Promise<Made<Passing>>): Promise<Made<Passing>> {
    const entry = this.#entries.get(key);
    const age = entry ? this.ageOf(entry) : Infinity;
    if (!entry || age >= this.freshMs + staleSeconds * 1000 || this.freshMs === 0)
      return this.renewed(key, make);
    // A renewal that fails leaves the old page; the next visitor tries again.
    if (age >= this.freshMs) this.renewed(key, make).catch(() => undefined);
    return { kind: 'kept', kept: entry.kept };
  }

  /** The page of a key while it is fresh; asking for it makes nothing. */
  fresh(key: string): KeptPage | undefined {
    const entry = this.#entries.get(key);
    return entry && this.ageOf(entry) < this.freshMs ? entry.kept : undefined;
  }

  /** Forgets a page that turned out not to be one. */
  drop(key: string): void {
    this.#entries.delete(key);
  }

  private renewed(key: string, make: () => Promise<Made<Passing>>): Promise<Made<Passing>> {
    const running = this.#making.get(key);
    if (running) return running;
    const making = make()
      .then((made) => {
        if (made.kind === 'kept' && this.freshMs > 0)
          this.#entries.set(key, { kept: made.kept, madeAt: this.clock.now().getTime() });
        return made;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  private ageOf({ madeAt }: Entry): number {
    return this.clock.now().getTime() - madeAt;
  }
}
