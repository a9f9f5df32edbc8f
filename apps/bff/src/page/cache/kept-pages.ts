import { Inject, Injectable } from '@nestjs/common';
import type { Visitor } from '@shop/domain';
import { Clock } from '@shop/ports/backends';
import { anybody, type PageView, type VisitorView } from '@shop/ports/screens';
import type { Request, Response } from 'express';
import { Config } from '../../config/config.js';
import { encodingFor } from '../../http/encoding.js';
import { inOwnScope } from '../../observability/request-scope.js';
import { type PageOutcome, seenByAll } from '../show-page.js';
import { Renderer } from '../render/renderer.js';
import { KeptPage, wayOf, type Writes } from './kept-page.js';
import type { PageFront } from './page-front.js';
import { type Made, PageKeep } from './page-keep.js';
import { keptHeaders, sendKept } from './send-kept.js';

/** The rendered pages of this process (architecture.md 3). */
@Injectable()
export class KeptPages {
  private readonly keep: PageKeep<PageOutcome>;
  /** Set when the application stands, by the server that it stands behind. */
  front: PageFront | undefined;

  private readonly writes: Writes;
  private readonly freshSeconds: number;

  constructor(
    @Inject(Renderer) renderer: Renderer,
    @Inject(Clock) clock: Clock,
    { PAGE_FRESH_SECONDS: freshSeconds }: Config,
  ) {
    this.freshSeconds = freshSeconds;
    this.writes = {
      document: (page, visitor) => renderer.page({ ...page, visitor } as PageView), // as: screen and view came as one pair
      slots: renderer.slots,
    };
    this.keep = new PageKeep(clock, freshSeconds * 1000);
  }

  /** All that a page for all may depend on: the path, and whatever is known of its visitor. */
  keyOf(path: string, visitor: Visitor): string {
    return [path, ...Object.values(seenByAll(visitor))].join('\n');
  }

  /** The page of a key, made when it is not there. Errors, moves and parts of pages only pass. */
  page(key: string, make: () => Promise<PageOutcome>): Promise<Made<PageOutcome>> {
    return this.keep.page(key, async () => {
      const { result: outcome, isPartial } = await inOwnScope(make);
      if (outcome.kind !== 'page' || outcome.status !== 200 || isPartial)
        return { kind: 'passing', outcome };
      return { kind: 'kept', kept: new KeptPage(outcome.page, anybody, this.writes) };
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
    const written = await this.write(request, key, kept, view);
    const headers = keptHeaders(request.headers.cookie ? 'private' : 'public', this.freshSeconds);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? '');
    this.front?.remember(request, response, key, wayOf(view));
    sendKept(request, response, written, {});
  }

  /** A page that can't be written is an error, and no error is kept. */
  private async write(request: Request, key: string, kept: KeptPage, view: VisitorView) {
    try {
      return await kept.writtenFor(view, encodingFor(request));
    } catch (error) {
      this.keep.drop(key);
      throw error;
    }
  }
}
