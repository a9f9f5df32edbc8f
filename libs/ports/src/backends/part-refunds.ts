import type { Money, Payment } from '@shop/domain';
import type { Written } from './asked.js';

/** Refunds part of a payment, for cancelled tickets. */
export interface PartRefunds {
  /** Idempotent by key. */
  refundPart(payment: string, amount: Money, key: string): Promise<Written<Payment>>;
}

export const PartRefunds = Symbol('PartRefunds');
