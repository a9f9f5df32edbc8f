import type { CheckoutView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';

export type OpenCheckout = Extract<CheckoutView, { kind: 'open' }>;

export type CheckoutT = TFunction<'checkout'>;
