import type { HotelCode } from './hotel.js';
import type { HotelOffers, StayAnswer } from './stay.js';

const isLowered = ({ rooms }: HotelOffers): boolean =>
  rooms.flat().some(({ original, total }) => original.amount > total.amount);

/**
 * The search's code if it lowers this hotel's prices (docs/rules/hotels.md#code-of-one): some codes
 * apply to one hotel only. If no hotel sends original prices, assumes that the code applies to all.
 */
export function codeIn({ hotels, promoCode }: StayAnswer, code: HotelCode): string | undefined {
  const own = hotels.find((one) => one.code === code);
  return own && (isLowered(own) || !hotels.some(isLowered)) ? promoCode : undefined;
}
