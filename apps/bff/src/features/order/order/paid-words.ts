import { Inject, Injectable } from '@nestjs/common';
import {
  formatMoney,
  isPayCode,
  type Language,
  type MonthsPlan,
  type Order,
  payWayOf,
  type Purchase,
  readPaying,
  fieldsOfPaying,
  scheduleOf,
  type Translated,
} from '@shop/domain';
import { PaymentGateway } from '@shop/ports/backends';
import type { ChangeView, OrderView } from '@shop/ports/screens';
import { valueOr } from '../../../presenters/value-or.js';
import { presentMoney } from '../../../presenters/present-money.js';

const ways: Translated<Readonly<Record<'CARD' | 'PP' | 'TR' | 'MONTHS', string>>> = {
  es: {
    CARD: 'Tarjeta',
    PP: 'PayPal',
    TR: 'Transferencia bancaria',
    MONTHS: 'Meses sin intereses',
  },
  en: { CARD: 'Card', PP: 'PayPal', TR: 'Bank transfer', MONTHS: 'Interest-free months' },
  pt: {
    CARD: 'Cartão',
    PP: 'PayPal',
    TR: 'Transferência bancária',
    MONTHS: 'Parcelamento sem juros',
  },
};

/** The money arrived, whatever happened afterwards. */
const paidStates: readonly Purchase['state'][] = ['ORDERED', 'REFUND_DUE', 'REFUNDED'];

@Injectable()
export class PaidWords {
  constructor(@Inject(PaymentGateway) private readonly payments: PaymentGateway) {}

  /** `undefined` if it was not paid, or not through this shop. */
  async by(purchase: Purchase | undefined, language: Language): Promise<string | undefined> {
    if (!purchase || !paidStates.includes(purchase.state)) return undefined;
    const { method, plan } = fieldsOfPaying(purchase.method);
    const paying = readPaying(method, plan);
    if (typeof paying === 'string') return undefined;
    if (paying.plan) return this.months(purchase, paying.plan, language);
    return isPayCode(paying.method) ? ways[language][payWayOf(paying.method)] : undefined;
  }

  /** `Meses sin intereses: 13 × $287.56 MXN · Banco Coral`; the bank only if available. */
  private async months({ total }: Purchase, { bank, months }: MonthsPlan, language: Language) {
    const schedule = scheduleOf(total, months);
    const word = ways[language].MONTHS;
    if (!schedule) return word;
    const { first, rest } = schedule;
    const times = (count: number, each: typeof rest) => `${count} × ${formatMoney(each)}`;
    const isEven = first.amount === rest.amount;
    const paid = isEven ? times(months, rest) : `${times(1, first)} + ${times(months - 1, rest)}`;
    const banks = valueOr(await this.payments.banks(), []);
    const name = banks.find(({ id }) => id === bank)?.name;
    return [`${word}: ${paid}`, name].filter(Boolean).join(' · ');
  }
}

/** Refunds, completed or pending, by change or for the whole order. */
export function refundsOf(
  changes: readonly ChangeView[],
  { state }: Pick<OrderView, 'state'>,
  { total }: Pick<Order, 'total'>,
  language: Language,
): OrderView['refunds'] {
  const parts = changes.flatMap(({ what, back, state: done }) => {
    const isGiven = back?.way === 'refund' && !back.isNothing;
    return isGiven && (done === 'refunding' || done === 'done')
      ? [{ name: what, amount: back.amount }]
      : [];
  });
  const isWhole = parts.length === 0 && state === 'refunded';
  return isWhole ? [{ name: undefined, amount: presentMoney(total, language) }] : parts;
}
