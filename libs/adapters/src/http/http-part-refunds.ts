import type { Money, Payment } from '@shop/domain';
import type { PartRefunds, Written } from '@shop/ports/backends';
import { about } from './about.js';
import type { Backend } from './backend.js';
import { writtenOf } from './refusals.js';
import { segment } from './segment.js';
import { payment } from './wire-payment.js';

/** Partial refunds over the payment API (backends/contracts/payment.yaml). */
export class HttpPartRefunds implements PartRefunds {
  constructor(private readonly backend: Backend) {}

  async refundPart(id: string, amount: Money, key: string): Promise<Written<Payment>> {
    const path = `payments/intents/${segment(id)}/refund`;
    const body = { amount: { amount: amount.amount, currency: amount.currency } };
    const send = { body, key, shape: payment, about: about.payment.refundIntent(id) };
    return writtenOf(await this.backend.send('POST', path, send));
  }
}
