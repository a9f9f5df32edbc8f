import type { Contact } from '../order/order.js';
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
 * somebody: what is missing is the reseller's, whose customer it is.
 */
export function orderContactOf(said: ResaleContact, fallback: ContactFallback): Contact {
  const [first = '', ...others] = (said.fullName ?? '').trim().split(/\s+/);
  const digits = (said.phoneNumber ?? '').replace(/[\s().-]/g, '');
  const country = (said.country ?? '').toUpperCase();
  return {
    firstName: said.firstName?.trim() || first || fallback.reseller,
    lastName: said.lastName?.trim() || others.join(' ') || fallback.reseller,
    // RFC 2606: nobody's letter box, ever.
    email: said.emailAddress?.trim() || `${fallback.reseller}@resellers.invalid`,
    country: /^[A-Z]{2}$/.test(country) ? country : fallback.country,
    phone: /^\+[1-9]\d{5,14}$/.test(digits) ? digits : fallback.phone,
  };
}
