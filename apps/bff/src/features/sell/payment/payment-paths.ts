import { type Language, pathOf } from '@shop/domain';

export const paymentPath = (id: string, language: Language): string =>
  pathOf({ name: 'payment', params: { id } }, language);

export const orderPath = (id: string, language: Language): string =>
  pathOf({ name: 'order', params: { id } }, language);

/** Leads the browser that bought to its order, and lets it see the order from then on. */
export const returnPath = (id: string): string => `/api/payment/return?purchase=${id}`;
