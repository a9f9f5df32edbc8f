import type { HotelCode } from './hotel.js';
import type { HotelOffers, StayAnswer } from './stay.js';

const isLowered = ({ rooms }: HotelOffers): boolean =>
  rooms.flat().some(({ original, total }) => original.amount > total.amount);

/**
 * The code of a search where the amounts of a hotel have it (docs/rules/hotels.md#code-of-one): some
 * codes are good in one hotel alone. Where no hotel says what its rooms cost before, all have it.
 */
export function codeIn({ hotels, promoCode }: StayAnswer, code: HotelCode): string | undefined {
  const own = hotels.find((one) => one.code === code);
  return own && (isLowered(own) || !hotels.some(isLowered)) ? promoCode : undefined;
}
