import { type Language, pathOf } from '@shop/domain';

export const paymentPath = (id: string, language: Language): string =>
  pathOf({ name: 'payment', params: { id } }, language);

/** Redirects the buyer's browser to its order and grants it access. */
export const returnPath = (id: string): string => `/api/payment/return?purchase=${id}`;
