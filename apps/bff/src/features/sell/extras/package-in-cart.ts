import { type CartStay, type Extra, type ReadStrip, staysOf } from '@shop/domain';
import type { CartGateway } from '@shop/ports/backends';
import type { PageQuestion } from '../../../screen/screen-handler.js';

/** Of the package that is being changed. */
export interface PackageInCart {
  readonly extras: readonly Extra[];
  /** Its cart's. */
  readonly code: string | undefined;
  /** Its nights, or those of the cart that are to be its own. */
  readonly nights: CartStay | undefined;
}

const none: PackageInCart = { extras: [], code: undefined, nights: undefined };

/** The package that is being changed, as it stands in the cart; nothing without one. */
export async function packageInCart(
  carts: CartGateway,
  { editing: id, stay }: Pick<ReadStrip, 'editing' | 'stay'>,
  question: Pick<PageQuestion, 'own' | 'visitor'>,
): Promise<PackageInCart> {
  const session = (id ?? stay) && question.own.cartSession;
  const asked = session ? await carts.display(session, question.visitor) : undefined;
  if (asked?.kind !== 'ok') return none;
  const { packages, promo } = asked.answer.cart;
  const nights = staysOf(asked.answer.cart).find((one) =>
    id ? one.packageId === id : one.id === stay && one.packageId === undefined,
  );
  const found = packages.find((one) => one.id === id);
  return found ? { extras: found.extras, code: promo?.code, nights } : { ...none, nights };
}
