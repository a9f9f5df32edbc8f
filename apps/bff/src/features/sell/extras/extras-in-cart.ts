import type { Extra } from '@shop/domain';
import type { CartGateway } from '@shop/ports/backends';
import type { PageQuestion } from '../../../screen/screen-handler.js';

/** What is being changed: a line of the cart, or a package. */
interface Changed {
  readonly line?: string | undefined;
  readonly package?: string | undefined;
}

/**
 * The add-ons that it has as it stands in the cart; none while nothing of a cart is changed: such a
 * page is for all, and may not ask for what is one visitor's.
 */
export async function extrasInCart(
  carts: CartGateway,
  { line, package: id }: Changed,
  question: Pick<PageQuestion, 'own' | 'visitor'>,
): Promise<readonly Extra[]> {
  const session = (line ?? id) && question.own.cartSession;
  const asked = session ? await carts.display(session, question.visitor) : undefined;
  if (asked?.kind !== 'ok') return [];
  const { lines, packages } = asked.answer.cart;
  const found = line ? lines.find((one) => one.id === line) : packages.find((one) => one.id === id);
  return found?.extras ?? [];
}
