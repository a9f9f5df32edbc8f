import type { PhonePlan } from '../order/contact.js';
import type { Contact } from '../order/order.js';
import { isCountry } from '../visitor/country.js';
import { tidyEmail } from '../visitor/email.js';
import { fitName, splitName } from '../visitor/person-name.js';
import { tidy } from '../visitor/typed-text.js';
import type { ResaleContact } from './resale-booking.js';

/** What stands on an order where the reseller did not say it. */
export interface ContactFallback {
  readonly reseller: string;
  /** The call centre's: E.164, and its country. */
  readonly phone: string;
  readonly country: string;
}

/**
 * Who an order is for. A reseller need not say anything of their customer, and an order names
 * somebody: what is missing is the reseller's, whose customer it is. A last name is never made up.
 */
export function orderContactOf(
  said: ResaleContact,
  fallback: ContactFallback,
  phones: PhonePlan,
): Contact {
  const whole = splitName(said.fullName ?? '');
  const asked = tidy(said.country ?? '').toUpperCase();
  const country = isCountry(asked) ? asked : fallback.country;
  return {
    firstName: fitName(said.firstName ?? '') || whole.firstName || fallback.reseller,
    lastName: fitName(said.lastName ?? '') || whole.lastName,
    // RFC 2606: nobody's letter box, ever.
    email: tidyEmail(said.emailAddress ?? '') || `${fallback.reseller}@resellers.invalid`,
    country,
    phone: phones.read(said.phoneNumber ?? '', country) ?? fallback.phone,
  };
}
