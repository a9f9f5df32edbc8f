import { Inject, Injectable } from '@nestjs/common';
import { type Language, type PackageDraft, pathOf, type Product } from '@shop/domain';
import { CatalogueGateway, Clock, ContentSource } from '@shop/ports/backends';
import type { Problem } from '@shop/ports/screens';
import type { Visit } from '../../../visit/visit.js';
import type { CartRefused } from './change-cart.js';
import type { RefusedForm } from './present-change.js';
import { refuseDraft } from './refuse-draft.js';
import { draftForm } from './draft-form.js';

export type CheckedPackage =
  | { readonly kind: 'sellable'; readonly products: readonly Product[] }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | { readonly kind: 'unavailable' };

/** Checks a package's form against the rules, and says where to show it again. */
@Injectable()
export class PackageForms {
  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async check(draft: PackageDraft, language: Language): Promise<CheckedPackage> {
    const asked = await this.catalogue.products();
    if (asked.kind !== 'ok') return { kind: 'unavailable' };
    const products = asked.answer;
    const about = { now: this.clock.now(), language, content: this.content };
    const problems = refuseDraft(draft, products, about);
    return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'sellable', products };
  }

  again(draft: PackageDraft, visit: Visit, refusal?: CartRefused): RefusedForm {
    const { language } = visit.visitor;
    const nameOf = (slug: string) => this.content.place(slug, language)?.name ?? slug;
    return draftForm(draft, addressOfForm(visit), refusal, nameOf);
  }
}

/** The form stands in the builder, or in the cart for a package that is changed there. */
function addressOfForm({ page, visitor: { language } }: Visit): string {
  const cart = pathOf({ name: 'cart', params: {} }, language);
  const isInCart = page.split('?')[0] === cart;
  return isInCart ? cart : pathOf({ name: 'buildPackage', params: {} }, language);
}
