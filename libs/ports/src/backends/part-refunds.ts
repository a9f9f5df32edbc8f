import type { Money, Payment } from '@shop/domain';
import type { Written } from './backend-reply.js';

export interface PartRefunds {
  /** Idempotent by key. */
  refundPart(payment: string, amount: Money, key: string): Promise<Written<Payment>>;
}

export const PartRefunds = Symbol('PartRefunds');
