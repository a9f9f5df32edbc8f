import { Inject, Injectable } from '@nestjs/common';
import { secondsLeft, type Visitor } from '@shop/domain';
import { Clock } from '@shop/ports/backends';
import { anybody, type PageView, type VisitorView } from '@shop/ports/screens';
import type { Request, Response } from 'express';
import { Config } from '../../config/config.js';
import { encodingFor } from '../../http/encoding.js';
import { Metrics } from '../../observability/metrics.js';
import { inOwnScope } from '../../observability/request-scope.js';
import { type PageOutcome, seenByAll } from '../show-page.js';
import { Renderer } from '../render/renderer.js';
import {
  CachedPage,
  createForms,
  type SharedPage,
  wayOf,
  type WrittenForms,
  type Writes,
  keptForms,
} from './cached-page.js';
import { PageFront } from './page-front.js';
import { type Made, PageStore } from './page-store.js';
import { cachedHeaders, sendCached } from './send-cached.js';

/** Shares of the size limit: encoded pages, views, and pointers from requests to pages. */
const shares = { forms: 0.6, views: 0.25, pointers: 0.15 };

/** The rendered pages of this process (docs/decisions/0008-page-cache.md). */
@Injectable()
export class PageCache {
  /** Answers before the server does, once the application is attached. */
  readonly front: PageFront;
  private readonly store: PageStore<PageOutcome>;
  private readonly forms: WrittenForms;
  private readonly writes: Writes;

  private readonly freshSeconds: number;

  constructor(
    @Inject(Renderer) renderer: Renderer,
    @Inject(Clock) private readonly clock: Clock,
    { PAGE_FRESH_SECONDS: freshSeconds, PAGE_CACHE_MB }: Config,
    private readonly metrics: Metrics,
  ) {
    const maxBytes = PAGE_CACHE_MB * 1_000_000;
    this.freshSeconds = freshSeconds;
    this.writes = {
      document: (page, visitor) => renderer.page({ ...page, visitor } as PageView), // as: screen and view came as one pair
      slots: renderer.slots,
    };
    this.forms = createForms(maxBytes * shares.forms);
    this.store = new PageStore(clock, {
      freshMs: freshSeconds * 1000,
      maxBytes: maxBytes * shares.views,
    });
    this.front = new PageFront(this.store, maxBytes * shares.pointers);
  }

  keyOf(path: string, visitor: Visitor): string {
    return [path, ...Object.values(seenByAll(visitor))].join('\n');
  }

  /** The page of a key, rendered if missing. Errors, redirects and unknown queries are not cached. */
  page(
    key: string,
    make: () => Promise<PageOutcome>,
    first?: { readonly request: Request; readonly view: VisitorView },
  ): Promise<Made<PageOutcome>> {
    let isHit = true;
    const made = this.store.page(key, async () => {
      isHit = false;
      const { result: outcome, isPartial } = await inOwnScope(make);
      if (outcome.kind !== 'page' || outcome.status !== 200 || isPartial || outcome.hasUnknownQuery)
        return { kind: 'passing', outcome };
      const page = this.pageOf(outcome.page);
      if (first) await page.writtenFor(first.view, encodingFor(first.request, keptForms));
      return { kind: 'cached', page };
    });
    // The store starts a render at once, or not at all.
    this.metrics.cacheRead('pages', isHit);
    return made;
  }

  forget(): void {
    this.store.forget();
  }

  private pageOf(page: SharedPage): CachedPage {
    const isAlone = this.freshSeconds === 0;
    return new CachedPage(page, anybody, this.writes, this.forms, isAlone);
  }

  async send(
    request: Request,
    response: Response,
    key: string,
    page: CachedPage,
    view: VisitorView,
  ): Promise<void> {
    const written = await this.write(request, key, page, view);
    const reach = request.headers.cookie ? 'private' : 'public';
    const headers = cachedHeaders(reach, this.freshSeconds, secondsLeft(this.clock.now()));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    this.front.remember(request, response, key, wayOf(view));
    sendCached(request, response, written, []);
  }

  /** A page that fails to render is dropped, so that no error stays cached. */
  private async write(request: Request, key: string, page: CachedPage, view: VisitorView) {
    try {
      return await page.writtenFor(view, encodingFor(request, keptForms));
    } catch (error) {
      this.store.drop(key);
      throw error;
    }
  }
}
