import { screen } from './screen.js';

/**
 * What became of a payment, for any browser that comes back from paying: it names nobody and no
 * order. `checking` updates itself until the payment has come to an end.
 */
export interface PaymentView {
  readonly state: 'checking' | 'paid' | 'failed' | 'givenBack';
  /** The provider's page, while the payment may not have been made yet. */
  readonly payAt?: string | undefined;
  /** For the browser that bought. */
  readonly order?: string | undefined;
  readonly findOrder: string;
  readonly checkout: string;
  readonly list: string;
}

export const paymentScreen = screen<PaymentView>('payment', 'work');
