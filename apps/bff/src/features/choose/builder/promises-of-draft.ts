import { guaranteesOf, isZero } from '@shop/domain';
import type { BuilderView } from '@shop/ports/screens';
import type { BuilderFacts } from './builder-facts.js';

/** Guarantees of all parts together; of every park while none is chosen. */
export function promisesOfDraft({
  parts,
  catalogue,
  quote,
  today: day,
}: BuilderFacts): BuilderView['guarantees'] {
  const products = parts.length > 0 ? parts.map(({ product }) => product) : catalogue;
  const isFree = quote?.kind === 'ok' && isZero(quote.answer.total);
  return guaranteesOf(
    products.map((product) => ({ product, day })),
    !isFree,
  );
}
