import { type Language, pathOf } from '@shop/domain';

/** The id of a purchase, or of a change whose difference is paid: 128 random bits, in hex. */
export const paymentId = /^[0-9a-f]{32}$/;

export const paymentPath = (id: string, language: Language): string =>
  pathOf({ name: 'payment', params: { id } }, language);

export const orderPath = (id: string, language: Language): string =>
  pathOf({ name: 'order', params: { id } }, language);

/** Leads the browser that bought to its order, and lets it see the order from then on. */
export const returnPath = (id: string): string => `/api/payment/return?purchase=${id}`;
