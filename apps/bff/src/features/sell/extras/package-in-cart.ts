import type { Extra } from '@shop/domain';
import type { CartGateway } from '@shop/ports/backends';
import type { PageQuestion } from '../../../screen/screen-handler.js';

/** Of the package that is being changed. */
export interface PackageInCart {
  readonly extras: readonly Extra[];
  /** Its cart's. */
  readonly code: string | undefined;
}

const none: PackageInCart = { extras: [], code: undefined };

/** The package that is being changed, as it stands in the cart; nothing without one. */
export async function packageInCart(
  carts: CartGateway,
  id: string | undefined,
  question: Pick<PageQuestion, 'own' | 'visitor'>,
): Promise<PackageInCart> {
  const session = id && question.own.cartSession;
  const asked = session ? await carts.display(session, question.visitor) : undefined;
  if (asked?.kind !== 'ok') return none;
  const { packages, promo } = asked.answer.cart;
  const found = packages.find((one) => one.id === id);
  return found ? { extras: found.extras, code: promo?.code } : none;
}
