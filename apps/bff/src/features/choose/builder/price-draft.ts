import type { CatalogueGateway } from '@shop/ports/backends';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { type CheckedParts, quoteParts } from '../gather/gather-parts.js';
import type { PriceTips } from '../price-tips/price-tips.js';
import type { BuilderFacts } from './builder-facts.js';
import { findDraftTips } from './draft-tips.js';

type Priced = Pick<BuilderFacts, 'quote' | 'priceTips'>;

export const unpriced: Priced = { quote: undefined, priceTips: undefined };

/** Quote and price tips of the complete parts. */
export async function priceDraft(
  found: CheckedParts & Pick<BuilderFacts, 'catalogue' | 'promoCode'>,
  catalogue: CatalogueGateway,
  tips: PriceTips,
  question: PageQuestion,
): Promise<Priced> {
  const [quote, priceTips] = await Promise.all([
    quoteParts(catalogue, found, question, found.promoCode?.code),
    findDraftTips(found, found.catalogue, tips, question),
  ]);
  return { quote, priceTips };
}
