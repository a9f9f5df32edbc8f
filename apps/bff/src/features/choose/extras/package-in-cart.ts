import { type CartStay, type Extra, type PackageDraft, staysOf } from '@shop/domain';
import type { CartGateway } from '@shop/ports/backends';
import type { PageQuestion } from '../../../screen/screen-handler.js';

export interface PackageInCart {
  readonly extras: readonly Extra[];
  readonly promoCode: string | undefined;
  /** Its nights, or a stay of the cart that will become them. */
  readonly nights: CartStay | undefined;
}

const none: PackageInCart = { extras: [], promoCode: undefined, nights: undefined };

/** The package being edited, as it is in the cart; empty without one. */
export async function packageInCart(
  carts: CartGateway,
  { editing: id, stay }: Pick<PackageDraft, 'editing' | 'stay'>,
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
  return found ? { extras: found.extras, promoCode: promo?.code, nights } : { ...none, nights };
}
