import type { CurrencyCode } from '../currency/currency.js';
import type { Money } from '../money/money.js';

/** Payment states (docs/rules/purchase.md#payment-states). */
export const paymentTransitions = {
  CREATED: ['REQUIRES_ACTION', 'AUTHORIZED', 'DECLINED', 'EXPIRED'],
  REQUIRES_ACTION: ['AUTHORIZED', 'DECLINED', 'EXPIRED'],
  AUTHORIZED: ['CAPTURED', 'DECLINED', 'EXPIRED'],
  CAPTURED: ['REFUNDED'],
  DECLINED: [],
  EXPIRED: [],
  REFUNDED: [],
} as const satisfies Record<string, readonly string[]>;

export type PaymentStatus = keyof typeof paymentTransitions;

export const canPaymentBecome = (from: PaymentStatus, to: PaymentStatus): boolean =>
  paymentTransitions[from].some((status) => status === to);

/** The codes of the payment API, in the order in which a currency lists them. */
export const methodCodes = ['VI', 'MC', 'AX', 'CB', 'DN', 'DS', 'JC', 'PP'] as const;
export type MethodCode = (typeof methodCodes)[number];

export interface PaymentMethod {
  readonly id: number;
  readonly code: MethodCode;
  readonly name: string;
}

/** What a currency can be paid with. */
export interface PaymentMethods {
  readonly methods: readonly PaymentMethod[];
  /** Set where money can be transferred from a bank: how long there is for it. */
  readonly transferHours: number | undefined;
}

/** Where a bank transfer goes, and until when; the reference says whose it is. */
export interface Transfer {
  readonly bank: string;
  readonly beneficiary: string;
  readonly account: string;
  readonly reference: string;
  readonly until: Date;
}

/** What the provider keeps of a payment. `nextAction` is where the visitor goes to pay. */
export interface Payment {
  readonly id: string;
  readonly status: PaymentStatus;
  /** What was asked for; of a transfer that came in, what came. */
  readonly amount: Money;
  readonly reference: string;
  readonly nextAction: string | undefined;
  /** Set while a transfer is waited for. */
  readonly transfer?: Transfer | undefined;
  /** Why months were refused for the card that was tried. */
  readonly declined?: MonthsRefusal | undefined;
}

/** A card that is not of Mexico, or not of the bank whose months were chosen. */
export type MonthsRefusal = 'notMexican' | 'otherBank';

/** The two methods whose absence a visitor notices. */
const expectedCodes: readonly MethodCode[] = ['VI', 'MC'];
/** What most currencies have beside what some have. */
const commonCodes: readonly MethodCode[] = ['VI', 'MC', 'JC', 'PP'];

/**
 * Where Visa or Mastercard is missing, all that is; a screen says so before any card form. A
 * currency without any method has a sentence of its own.
 */
export function missingMethods(methods: readonly PaymentMethod[]): readonly MethodCode[] {
  const lacks = (code: MethodCode) => methods.every((method) => method.code !== code);
  return methods.length > 0 && expectedCodes.some(lacks) ? commonCodes.filter(lacks) : [];
}

/** Interest-free months are the Mexican banks': they go with pesos alone (docs/rules/coupons.md#months). */
export const monthsCurrency: CurrencyCode = 'MXN';
