import type {
  CurrencyCode,
  Language,
  MethodCode,
  Money,
  Payment,
  PaymentMethod,
} from '@shop/domain';
import type { Asked, Written } from './asked.js';

export interface PaymentRequest {
  readonly amount: Money;
  readonly method: MethodCode;
  /** Our purchase id: every webhook and reply carries it back. */
  readonly reference: string;
  /** Where the provider sends the visitor afterwards; absolute, of our configured origin. */
  readonly returnUrl: string;
  readonly language: Language;
  readonly description: string;
}

/** The provider that takes the money on a page of its own: card numbers never come here. */
export interface PaymentGateway {
  /** Those of ours that it takes. */
  currencies(): Promise<Asked<readonly CurrencyCode[]>>;
  methods(currency: CurrencyCode): Promise<Asked<readonly PaymentMethod[]>>;
  begin(request: PaymentRequest, key: string): Promise<Written<Payment>>;
  payment(id: string): Promise<Asked<Payment>>;
  /** Finds a payment by our reference, when its id never reached us. */
  paymentOf(reference: string): Promise<Asked<Payment>>;
  refund(id: string, key: string): Promise<Written<Payment>>;
}

export const PaymentGateway = Symbol('PaymentGateway');
