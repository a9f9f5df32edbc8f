import type { CatalogueGateway } from '@shop/ports/backends';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { PriceTips } from '../price-tips/price-tips.js';
import { type BuilderFacts, isWhole } from './builder-facts.js';
import { findDraftWays } from './ways-of-draft.js';

type Priced = Pick<BuilderFacts, 'quote' | 'ways'>;
type Draft = Pick<BuilderFacts, 'draft' | 'parts' | 'catalogue' | 'promoCode'>;

export const unpriced: Priced = { quote: undefined, ways: undefined };

/** Quote and price tips of the complete parts; nothing if none is complete. */
export async function priceDraft(
  found: Draft,
  catalogue: CatalogueGateway,
  ways: PriceTips,
  question: PageQuestion,
): Promise<Priced> {
  if (!found.parts.some(isWhole)) return unpriced;
  const [quote, draftWays] = await Promise.all([
    quoteDraft(found, catalogue, question),
    findDraftWays(found, found.catalogue, ways, question),
  ]);
  return { quote, ways: draftWays };
}

export function quoteDraft(
  { draft: { people, extras }, parts, promoCode: chosen }: Omit<Draft, 'catalogue'>,
  catalogue: CatalogueGateway,
  question: PageQuestion,
) {
  const whole = parts.filter(isWhole).flatMap(({ part, product }) => {
    const { slug, day, components } = part;
    const time = product.schedule.type === 'START_TIME' ? part.time : undefined;
    return day ? [{ slug, day, time, components }] : [];
  });
  const code = chosen?.code;
  const { currency } = question.visitor;
  const promo = code === undefined ? undefined : { code, session: question.own.cartSession };
  return catalogue.quotePackage({ parts: whole, people, extras, currency, promo });
}
