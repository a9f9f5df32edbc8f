import {
  type Bank,
  canPaymentBecome,
  type CurrencyCode,
  currencyCodes,
  type Money,
  type Payment,
  type PaymentMethod,
  type PaymentMethods,
  type PaymentStatus,
} from '@shop/domain';
import type { Asked, PaymentGateway, PaymentRequest, Written } from '@shop/ports/backends';
import { FirstAnswers } from './first-answers.js';
import { Outage } from './outage.js';

const cards: readonly PaymentMethod[] = [
  { id: 1, code: 'VI', name: 'Visa' },
  { id: 2, code: 'MC', name: 'Mastercard' },
];

const account = { bank: 'Banorte', beneficiary: 'Coralibrí', account: '072180012345678907' };

/** Payments held in memory; a test plays the provider's page with `settle`. */
export class MemoryPaymentGateway implements PaymentGateway {
  readonly outage = new Outage();
  readonly #payments = new Map<string, Payment>();
  readonly #methods = new Map<CurrencyCode, PaymentMethods>();
  readonly #answers = new FirstAnswers();
  #banks: readonly Bank[] = [];

  constructor(private readonly payOrigin = 'https://pay.example') {}

  /** The methods of a currency; Visa and Mastercard unless told. */
  offer(currency: CurrencyCode, methods: readonly PaymentMethod[], transferHours?: number): this {
    this.#methods.set(currency, { methods, transferHours });
    return this;
  }

  /** Money that a bank brings beside what was asked for: a payment of its own. */
  receive(reference: string, amount: Money): string {
    const id = `pi-${this.#payments.size + 1}`;
    const payment = { id, status: 'CAPTURED', amount, reference, nextAction: undefined } as const;
    this.#payments.set(id, payment);
    return id;
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
    this.#payments.set(id, { ...payment, status: to, nextAction: undefined, transfer: undefined });
    return this;
  }

  async currencies(): Promise<Asked<readonly CurrencyCode[]>> {
    return this.outage.reply ?? { kind: 'ok', answer: currencyCodes };
  }

  async methods(currency: CurrencyCode): Promise<Asked<PaymentMethods>> {
    const answer = this.#methods.get(currency) ?? { methods: cards, transferHours: undefined };
    return this.outage.reply ?? { kind: 'ok', answer };
  }

  async banks(): Promise<Asked<readonly Bank[]>> {
    return this.outage.reply ?? { kind: 'ok', answer: this.#banks };
  }

  /** The banks with months; none unless told. */
  lend(banks: readonly Bank[]): this {
    this.#banks = banks;
    return this;
  }

  async begin(request: PaymentRequest, key: string): Promise<Written<Payment>> {
    return this.#write(key, request, () => {
      const id = `pi-${this.#payments.size + 1}`;
      const state: Payment = {
        id,
        status: 'REQUIRES_ACTION',
        amount: request.amount,
        reference: request.reference,
        nextAction: request.payUntil ? undefined : `${this.payOrigin}/pay/${id}`,
        ...(request.payUntil && {
          transfer: { ...account, reference: `2000${id.slice(3)}`, until: request.payUntil },
        }),
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
    const own = this.#of(reference);
    const answer = own.find(({ status }) => status === 'CAPTURED') ?? own[0];
    if (this.outage.reply) return this.outage.reply;
    return answer ? { kind: 'ok', answer } : { kind: 'unknown' };
  }

  async paymentsOf(reference: string): Promise<Asked<readonly Payment[]>> {
    return this.outage.reply ?? { kind: 'ok', answer: this.#of(reference) };
  }

  #of(reference: string): readonly Payment[] {
    return [...this.#payments.values()]
      .filter((payment) => payment.reference === reference)
      .reverse();
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
