import type { Visitor } from '@shop/domain';
import type { Clock } from '@shop/ports/backends';
import type { VisitorView } from '@shop/ports/screens';
import type { Request, Response } from 'express';
import { inOwnScope } from '../observability/request-scope.js';
import type { PageOutcome } from '../pages/show-page.js';
import type { Renderer } from '../render/renderer.js';
import { KeptPage, type SharedPage, wayOf } from './kept-page.js';
import type { PageFront } from './page-front.js';
import { type Made, PageKeep } from './page-keep.js';
import { keptHeaders, sendKept } from './send-kept.js';

/** Somebody of whom nothing is known: what a kept page says before its slots are filled. */
const anybody: VisitorView = {
  cartCount: 0,
  theme: 'system',
  offer: undefined,
  consent: undefined,
  closed: [],
};

/** The rendered pages of this process (architecture.md 3). */
export class KeptPages {
  private readonly keep: PageKeep<PageOutcome>;
  /** Set when the application stands, by the server that it stands behind. */
  front: PageFront | undefined;

  constructor(
    private readonly renderer: Renderer,
    clock: Clock,
    freshSeconds: number,
  ) {
    this.keep = new PageKeep(clock, freshSeconds * 1000);
  }

  /** All that a page for all may depend on. */
  keyOf(path: string, { language, currency, country, phoneCountry, layout }: Visitor): string {
    return [path, language, currency, country, phoneCountry, layout].join('\n');
  }

  /** The page of a key, made when it is not there. Errors, moves and parts of pages only pass. */
  page(key: string, make: () => Promise<PageOutcome>): Promise<Made<PageOutcome>> {
    return this.keep.page(key, async () => {
      const { result: outcome, isPartial } = await inOwnScope(make);
      if (outcome.kind !== 'page' || outcome.status !== 200 || isPartial)
        return { kind: 'passing', outcome };
      return { kind: 'kept', kept: this.render(outcome.page) };
    });
  }

  fresh(key: string): KeptPage | undefined {
    return this.keep.fresh(key);
  }

  async send(
    request: Request,
    response: Response,
    key: string,
    kept: KeptPage,
    view: VisitorView,
  ): Promise<void> {
    const written = await kept.writtenFor(view);
    const headers = keptHeaders(request.headers.cookie ? 'private' : 'public');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? '');
    this.front?.remember(request, response, key, wayOf(view));
    sendKept(request, response, written, {}, () => kept.plainFor(view));
  }

  private render(page: SharedPage): KeptPage {
    const html = this.renderer.page({ ...page, visitor: anybody } as Parameters<
      Renderer['page']
    >[0]); // as: screen and view came as one pair
    return new KeptPage(page, html, anybody, this.renderer.slots);
  }
}
