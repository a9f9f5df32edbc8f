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

/** The payment API's codes, in display order. */
export const methodCodes = ['VI', 'MC', 'AX', 'CB', 'DN', 'DS', 'JC', 'PP'] as const;
export type MethodCode = (typeof methodCodes)[number];

export interface PaymentMethod {
  readonly id: number;
  readonly code: MethodCode;
  readonly name: string;
}

export interface PaymentMethods {
  readonly methods: readonly PaymentMethod[];
  /** Hours to pay by bank transfer; `undefined` if the currency has no transfers. */
  readonly transferHours: number | undefined;
}

/** The transfer's destination and deadline; the reference identifies the payer. */
export interface Transfer {
  readonly bank: string;
  readonly beneficiary: string;
  readonly account: string;
  readonly reference: string;
  readonly until: Date;
}

/** `nextAction` is the page where the visitor pays. */
export interface Payment {
  readonly id: string;
  readonly status: PaymentStatus;
  /** The amount requested; for a received transfer, the amount received. */
  readonly amount: Money;
  readonly reference: string;
  readonly nextAction: string | undefined;
  /** Only while waiting for a transfer. */
  readonly transfer?: Transfer | undefined;
  readonly declined?: MonthsRefusal | undefined;
}

/** The card is not Mexican, or not of the chosen bank. */
export type MonthsRefusal = 'notMexican' | 'otherBank';

/** The two methods whose absence visitors notice. */
const expectedCodes: readonly MethodCode[] = ['VI', 'MC'];
/** Methods that most currencies have, in addition to those. */
const commonCodes: readonly MethodCode[] = ['VI', 'MC', 'JC', 'PP'];

/** The missing common methods if Visa or Mastercard is missing, shown before any card form. */
export function missingMethods(methods: readonly PaymentMethod[]): readonly MethodCode[] {
  const lacks = (code: MethodCode) => methods.every((method) => method.code !== code);
  return methods.length > 0 && expectedCodes.some(lacks) ? commonCodes.filter(lacks) : [];
}

/** Only Mexican banks offer interest-free months (docs/rules/coupons.md#months). */
export const monthsCurrency: CurrencyCode = 'MXN';
