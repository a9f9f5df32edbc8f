import type { Contact } from '../order/order.js';

/** How long the shop keeps personal data, as content/legal/privacy.json says to visitors. */
export const retention = {
  /** Orders and their changes; then the rows are deleted. */
  orderYears: 10,
  /** Requests, from their end: weather claims, refused call-backs. */
  requestYears: 2,
  /** What was never bought: failed purchases, lapsed bookings, carts. */
  unboughtDays: 7,
} as const;

/** What is left of a contact: accounting needs the purchase, not the person. */
export const forgottenContact: Contact = {
  firstName: '',
  lastName: '',
  email: '',
  country: '',
  phone: '',
};

export const isForgotten = ({ email }: Contact): boolean => email === '';
