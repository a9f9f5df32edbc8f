import type { CheckoutView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';

/** A checkout with something to pay. */
export type OpenCheckout = Extract<CheckoutView, { kind: 'open' }>;

export type CheckoutT = TFunction<'checkout'>;
