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

/** What the provider keeps of a payment. `nextAction` is where the visitor goes to pay. */
export interface Payment {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly amount: Money;
  readonly reference: string;
  readonly nextAction: string | undefined;
}

/** The two methods whose absence a visitor notices; a screen says so before any card form. */
const expectedCodes: readonly MethodCode[] = ['VI', 'MC'];

export const missingMethods = (methods: readonly PaymentMethod[]): readonly MethodCode[] =>
  methods.length === 0
    ? []
    : expectedCodes.filter((code) => methods.every((method) => method.code !== code));
