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
import type { BackendReply, Written } from './backend-reply.js';

export interface PaymentRequest {
  readonly amount: Money;
  readonly method: PayCode;
  /** For a card that pays in months. */
  readonly plan?: MonthsPlan | undefined;
  /** Our purchase id, returned in every webhook and reply. */
  readonly reference: string;
  /** Where the provider sends the visitor back to; absolute, on our configured origin. */
  readonly returnUrl: string;
  readonly language: Language;
  readonly description: string;
  /** For a transfer: the deadline for the money. */
  readonly payUntil?: Date | undefined;
}

/** The payment provider. Visitors pay on its own page: card numbers never reach the shop. */
export interface PaymentGateway {
  /** The shop's currencies that the provider accepts. */
  currencies(): Promise<BackendReply<readonly CurrencyCode[]>>;
  methods(currency: CurrencyCode): Promise<BackendReply<PaymentMethods>>;
  /** Banks that offer interest-free months today. */
  banks(): Promise<BackendReply<readonly Bank[]>>;
  begin(request: PaymentRequest, key: string): Promise<Written<Payment>>;
  payment(id: string): Promise<BackendReply<Payment>>;
  /** Finds a payment by our reference, when its id never reached us. */
  paymentOf(reference: string): Promise<BackendReply<Payment>>;
  /** Newest first. A transfer with another amount than requested is a payment of its own. */
  paymentsOf(reference: string): Promise<BackendReply<readonly Payment[]>>;
  refund(id: string, key: string): Promise<Written<Payment>>;
}

export const PaymentGateway = Symbol('PaymentGateway');
