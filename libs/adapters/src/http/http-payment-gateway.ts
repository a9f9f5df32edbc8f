import {
  type Bank,
  type CurrencyCode,
  isSame,
  type Payment,
  type PaymentMethods,
} from '@shop/domain';
import type { Asked, PaymentGateway, PaymentRequest, Written } from '@shop/ports/backends';
import type { Clients } from './clients.js';
import { askedOf, writtenOf } from './refusals.js';
import { segment } from './segment.js';
import { banks, currencies, methods, payment, payments, writeRequest } from './wire-payment.js';

const intents = 'payments/intents';

/** Payments over the payment API (backends/contracts/payment.yaml), reads and writes by a client each. */
export class HttpPaymentGateway implements PaymentGateway {
  constructor(private readonly clients: Clients) {}

  async currencies(): Promise<Asked<readonly CurrencyCode[]>> {
    return askedOf(await this.clients.reads.get('payments/currencies', { shape: currencies }));
  }

  async methods(currency: CurrencyCode): Promise<Asked<PaymentMethods>> {
    const query = { currency };
    return askedOf(
      await this.clients.reads.get('payments/methods', { query, shape: methods[currency] }),
    );
  }

  async banks(): Promise<Asked<readonly Bank[]>> {
    return askedOf(await this.clients.reads.get('payments/banks', { shape: banks }));
  }

  /** A payment of another amount or reference than asked for is not used. */
  async begin(request: PaymentRequest, key: string): Promise<Written<Payment>> {
    const asked = payment.refine(
      ({ amount, reference }) => isSame(amount, request.amount) && reference === request.reference,
    );
    const body = writeRequest(request);
    return writtenOf(await this.clients.writes.send('POST', intents, { body, key, shape: asked }));
  }

  async payment(id: string): Promise<Asked<Payment>> {
    return askedOf(await this.clients.reads.get(`${intents}/${segment(id)}`, { shape: payment }));
  }

  /** The one that took money, if any did; else the newest. */
  async paymentOf(reference: string): Promise<Asked<Payment>> {
    const reply = await this.paymentsOf(reference);
    if (reply.kind !== 'ok') return reply;
    const answer = reply.answer.find(({ status }) => status === 'CAPTURED') ?? reply.answer[0];
    return answer ? { kind: 'ok', answer } : { kind: 'unknown' };
  }

  async paymentsOf(reference: string): Promise<Asked<readonly Payment[]>> {
    const reply = askedOf(
      await this.clients.reads.get(intents, { query: { reference }, shape: payments }),
    );
    if (reply.kind !== 'ok') return reply;
    return { kind: 'ok', answer: reply.answer.filter((found) => found.reference === reference) };
  }

  async refund(id: string, key: string): Promise<Written<Payment>> {
    const path = `${intents}/${segment(id)}/refund`;
    return writtenOf(
      await this.clients.writes.send('POST', path, { body: {}, key, shape: payment }),
    );
  }
}
