import { productOf } from '@shop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import type { CartView } from '@shop/ports/screens';
import { presentPoster } from '../../../presenters/present-poster.js';
import { valueOr } from '../../../presenters/value-or.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';

/** An empty cart shows the three most popular places (docs/rules/cart.md). */
@Injectable()
export class EmptyCartPresenter {
  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  async present({
    visitor: { language, currency },
    problems,
  }: Pick<PageQuestion, 'visitor' | 'problems'>): Promise<Extract<CartView, { kind: 'empty' }>> {
    const [products, prices] = await Promise.all([
      this.catalogue.products(),
      this.catalogue.pricesFrom(currency),
    ]);
    const all = valueOr(products, []);
    const suggestions = this.content
      .site(language)
      .posters.slice(0, 3)
      .flatMap((slug) => productOf(all, slug) ?? [])
      .map((product) => {
        const price = prices.kind === 'ok' ? prices.answer.get(product.slug) : undefined;
        return presentPoster(product, this.content, language, price);
      });
    return { kind: 'empty', suggestions, problems };
  }
}
