import type { Money, Payment } from '@shop/domain';
import type { Written } from './asked.js';

/** Gives a part of what was paid back: of tickets that were cancelled. */
export interface PartRefunds {
  /** The same key again gives nothing back twice. */
  refundPart(payment: string, amount: Money, key: string): Promise<Written<Payment>>;
}

export const PartRefunds = Symbol('PartRefunds');
