import {
  add,
  type CartPackage,
  type CartStay,
  countInCart,
  type DisplayCart,
  hasRoomForNights,
  type Language,
  maxLines,
  parkDayAt,
  staysOf,
} from '@shop/domain';
import type { CartStayView, OfferText } from '@shop/ports/screens';
import { presentOffer } from './present-money.js';
import { nightsAddress } from './stay-address.js';

export const nightsIn = (cart: DisplayCart, packageId: string): CartStay | undefined =>
  staysOf(cart).find((stay) => stay.packageId === packageId);

const linesIn = ({ lines }: DisplayCart, id: string) =>
  lines.filter(({ packageId }) => packageId === id);

/** Whether a package has no nights, and room for them. */
const takesNights = (cart: DisplayCart, { id }: CartPackage): boolean =>
  !nightsIn(cart, id) &&
  hasRoomForNights(
    linesIn(cart, id).map(({ components }) => ({ products: 1 + components.length })),
  );

interface Asked {
  readonly language: Language;
  readonly now: Date;
  readonly open?: { readonly id: string } | undefined;
}

/** Link to search nights around a package's days; `undefined` if it takes none. */
export function nightsWay(
  one: CartPackage,
  cart: DisplayCart,
  { language, now, open }: Asked,
): string | undefined {
  // Unsaved changes of the open form could move the days.
  if (open?.id === one.id) return undefined;
  if (!takesNights(cart, one) || countInCart(cart) >= maxLines) return undefined;
  const days = linesIn(cart, one.id).flatMap(({ day }) => day ?? []);
  return nightsAddress({ days, people: one.people }, { package: one.id }, language, parkDayAt(now));
}

/** The first package that a separate stay can join. */
export function packageFor(cart: DisplayCart, { packageId }: CartStay): CartStayView['into'] {
  if (packageId !== undefined) return undefined;
  return cart.packages.find((one) => takesNights(cart, one))?.id;
}

/** Total of a package with its nights, which keep their own price. */
export const presentTotalWith = (
  { original, amount }: CartPackage,
  nights: CartStay | undefined,
  language: Language,
): OfferText =>
  nights
    ? presentOffer(
        add(original, nights.booking.original),
        add(amount, nights.booking.total),
        language,
      )
    : presentOffer(original, amount, language);
