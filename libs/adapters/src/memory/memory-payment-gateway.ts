import {
  canPaymentBecome,
  type CurrencyCode,
  currencyCodes,
  type Payment,
  type PaymentMethod,
  type PaymentStatus,
} from '@shop/domain';
import type { Asked, PaymentGateway, PaymentRequest, Written } from '@shop/ports/backends';
import { FirstAnswers } from './first-answers.js';
import { Outage } from './outage.js';

const cards: readonly PaymentMethod[] = [
  { id: 1, code: 'VI', name: 'Visa' },
  { id: 2, code: 'MC', name: 'Mastercard' },
];

/** Payments held in memory; a test plays the provider's page with `settle`. */
export class MemoryPaymentGateway implements PaymentGateway {
  readonly outage = new Outage();
  readonly #payments = new Map<string, Payment>();
  readonly #methods = new Map<CurrencyCode, readonly PaymentMethod[]>();
  readonly #answers = new FirstAnswers();

  constructor(private readonly payOrigin = 'https://pay.example') {}

  /** The methods of a currency; Visa and Mastercard unless told. */
  offer(currency: CurrencyCode, methods: readonly PaymentMethod[]): this {
    this.#methods.set(currency, methods);
    return this;
  }

  /** What the visitor or the provider does: `settle(id, 'CAPTURED')`. A step that can't be throws. */
  settle(id: string, to: PaymentStatus): this {
    const payment = this.#payments.get(id);
    if (!payment) throw new Error(`no payment ${id}`);
    // A card page authorises and captures in one go.
    const isCapture = to === 'CAPTURED' && canPaymentBecome(payment.status, 'AUTHORIZED');
    if (!isCapture && !canPaymentBecome(payment.status, to)) {
      throw new Error(`${payment.status} can't become ${to}`);
    }
    this.#payments.set(id, { ...payment, status: to, nextAction: undefined });
    return this;
  }

  async currencies(): Promise<Asked<readonly CurrencyCode[]>> {
    return this.outage.reply ?? { kind: 'ok', answer: currencyCodes };
  }

  async methods(currency: CurrencyCode): Promise<Asked<readonly PaymentMethod[]>> {
    return this.outage.reply ?? { kind: 'ok', answer: this.#methods.get(currency) ?? cards };
  }

  async begin(request: PaymentRequest, key: string): Promise<Written<Payment>> {
    return this.#write(key, request, () => {
      const id = `pi-${this.#payments.size + 1}`;
      const state: Payment = {
        id,
        status: 'REQUIRES_ACTION',
        amount: request.amount,
        reference: request.reference,
        nextAction: `${this.payOrigin}/pay/${id}`,
      };
      this.#payments.set(id, state);
      return { kind: 'ok', state };
    });
  }

  async payment(id: string): Promise<Asked<Payment>> {
    const answer = this.#payments.get(id);
    if (this.outage.reply) return this.outage.reply;
    return answer ? { kind: 'ok', answer } : { kind: 'unknown' };
  }

  async paymentOf(reference: string): Promise<Asked<Payment>> {
    const own = [...this.#payments.values()]
      .filter((payment) => payment.reference === reference)
      .reverse();
    const answer = own.find(({ status }) => status === 'CAPTURED') ?? own[0];
    if (this.outage.reply) return this.outage.reply;
    return answer ? { kind: 'ok', answer } : { kind: 'unknown' };
  }

  async refund(id: string, key: string): Promise<Written<Payment>> {
    return this.#write(key, ['refund', id], () => {
      const payment = this.#payments.get(id);
      if (payment?.status === 'REFUNDED') return { kind: 'ok', state: payment };
      if (!payment || !canPaymentBecome(payment.status, 'REFUNDED')) {
        return { kind: 'failed', reason: 'rejected' };
      }
      const state: Payment = { ...payment, status: 'REFUNDED' };
      this.#payments.set(id, state);
      return { kind: 'ok', state };
    });
  }

  #write(key: string, asked: unknown, write: () => Written<Payment>): Written<Payment> {
    return this.outage.reply ?? this.#answers.once(key, asked, write);
  }
}
