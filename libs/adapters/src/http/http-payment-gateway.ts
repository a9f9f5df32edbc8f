import type { Bank, CurrencyCode, Payment, PaymentMethods } from '@shop/domain';
import type { BackendReply, PaymentGateway, PaymentRequest, Written } from '@shop/ports/backends';
import { about } from './about.js';
import type { Clients } from './clients.js';
import { askedOf, writtenOf } from './refusals.js';
import { segment } from './segment.js';
import { banks, currencies, methods, payment, payments, writeRequest } from './wire-payment.js';

const intents = 'payments/intents';

/** Payments over the payment API (backends/contracts/payment.yaml). */
export class HttpPaymentGateway implements PaymentGateway {
  constructor(private readonly clients: Clients) {}

  async currencies(): Promise<BackendReply<readonly CurrencyCode[]>> {
    return askedOf(await this.clients.reads.get('payments/currencies', { shape: currencies }));
  }

  async methods(currency: CurrencyCode): Promise<BackendReply<PaymentMethods>> {
    const query = { currency };
    const ask = { query, shape: methods, about: about.payment.methods(currency) };
    return askedOf(await this.clients.reads.get('payments/methods', ask));
  }

  async banks(): Promise<BackendReply<readonly Bank[]>> {
    return askedOf(await this.clients.reads.get('payments/banks', { shape: banks }));
  }

  /** Rejects a payment with another amount or reference. */
  async begin(request: PaymentRequest, key: string): Promise<Written<Payment>> {
    const body = writeRequest(request);
    const send = { body, key, shape: payment, about: about.payment.beginIntent(request) };
    return writtenOf(await this.clients.writes.send('POST', intents, send));
  }

  async payment(id: string): Promise<BackendReply<Payment>> {
    const ask = { shape: payment, about: about.payment.intent(id) };
    return askedOf(await this.clients.reads.get(`${intents}/${segment(id)}`, ask));
  }

  /** The captured payment, if any; else the newest. */
  async paymentOf(reference: string): Promise<BackendReply<Payment>> {
    const reply = await this.paymentsOf(reference);
    if (reply.kind !== 'ok') return reply;
    const answer = reply.answer.find(({ status }) => status === 'CAPTURED') ?? reply.answer[0];
    return answer ? { kind: 'ok', answer } : { kind: 'unknown' };
  }

  async paymentsOf(reference: string): Promise<BackendReply<readonly Payment[]>> {
    const ask = { query: { reference }, shape: payments(reference) };
    return askedOf(await this.clients.reads.get(intents, ask));
  }

  async refund(id: string, key: string): Promise<Written<Payment>> {
    const path = `${intents}/${segment(id)}/refund`;
    const send = { body: {}, key, shape: payment, about: about.payment.refundIntent(id) };
    return writtenOf(await this.clients.writes.send('POST', path, send));
  }
}
