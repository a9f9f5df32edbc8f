import { screen } from './screen.js';

/** Any browser may see this, so it names no person. `checking` polls until the payment ends. */
export interface PaymentView {
  readonly state: 'checking' | 'paid' | 'failed' | 'givenBack';
  /** The provider's page, while the payment may still be due. */
  readonly payAt?: string | undefined;
  /** Only for the browser that bought. */
  readonly order?: string | undefined;
  readonly findOrder: string;
  readonly checkout: string;
  readonly list: string;
}

export const paymentScreen = screen<PaymentView>('payment', 'work');
