import type { Extra } from '@shop/domain';
import type { CartGateway } from '@shop/ports/backends';
import type { PageQuestion } from '../../../screen/screen-handler.js';

/** The add-ons of the package that is being changed, as it stands in the cart; none without one. */
export async function extrasInCart(
  carts: CartGateway,
  id: string | undefined,
  question: Pick<PageQuestion, 'own' | 'visitor'>,
): Promise<readonly Extra[]> {
  const session = id && question.own.cartSession;
  const asked = session ? await carts.display(session, question.visitor) : undefined;
  if (asked?.kind !== 'ok') return [];
  return asked.answer.cart.packages.find((one) => one.id === id)?.extras ?? [];
}
