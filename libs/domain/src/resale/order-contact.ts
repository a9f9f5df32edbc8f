import type { PhonePlan } from '../order/contact.js';
import type { Contact } from '../order/order.js';
import { isCountry } from '../visitor/country.js';
import { tidyEmail } from '../visitor/email.js';
import { fitName, splitName } from '../visitor/person-name.js';
import { tidy } from '../visitor/typed-text.js';
import type { ResaleContact } from './resale-booking.js';

export interface ContactFallback {
  readonly reseller: string;
  /** The call centre's number (E.164) and its country. */
  readonly phone: string;
  readonly country: string;
}

/** Missing data falls back to the reseller's; a missing last name stays empty. */
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
    // RFC 2606: `.invalid` never receives mail.
    email: tidyEmail(said.emailAddress ?? '') || `${fallback.reseller}@resellers.invalid`,
    country,
    phone: phones.read(said.phoneNumber ?? '', country) ?? fallback.phone,
  };
}
