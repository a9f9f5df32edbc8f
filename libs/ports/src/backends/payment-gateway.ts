import type {
  Bank,
  CurrencyCode,
  Language,
  Money,
  MonthsPlan,
  PayCode,
  Payment,
  PaymentMethods,
} from '@shop/domain';
import type { Asked, Written } from './asked.js';

export interface PaymentRequest {
  readonly amount: Money;
  readonly method: PayCode;
  /** Of a card that pays in months. */
  readonly plan?: MonthsPlan | undefined;
  /** Our purchase id: every webhook and reply carries it back. */
  readonly reference: string;
  /** Where the provider sends the visitor afterwards; absolute, of our configured origin. */
  readonly returnUrl: string;
  readonly language: Language;
  readonly description: string;
  /** Of a transfer: when the money has to be there at the latest. */
  readonly payUntil?: Date | undefined;
}

/** The provider that takes the money on a page of its own: card numbers never come here. */
export interface PaymentGateway {
  /** Those of ours that it takes. */
  currencies(): Promise<Asked<readonly CurrencyCode[]>>;
  methods(currency: CurrencyCode): Promise<Asked<PaymentMethods>>;
  /** Banks with interest-free months; those of today, not of yesterday. */
  banks(): Promise<Asked<readonly Bank[]>>;
  begin(request: PaymentRequest, key: string): Promise<Written<Payment>>;
  payment(id: string): Promise<Asked<Payment>>;
  /** Finds a payment by our reference, when its id never reached us. */
  paymentOf(reference: string): Promise<Asked<Payment>>;
  /**
   * All of a reference, newest first: a transfer that was not the one asked for is a payment of its
   * own. None is an empty list.
   */
  paymentsOf(reference: string): Promise<Asked<readonly Payment[]>>;
  refund(id: string, key: string): Promise<Written<Payment>>;
}

export const PaymentGateway = Symbol('PaymentGateway');
