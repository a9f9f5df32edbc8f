import { randomInt } from 'node:crypto';
import {
  type CurrencyCode,
  type Money,
  type MonthsPlan,
  offersPlan,
  type PayCode,
  payWayOf,
  transferEnd,
} from '@shop/domain';
import type { PaymentShop } from './payment-shop.js';

/** `CARD` stands for any card of the currency. */
export function isOffered(
  { content }: PaymentShop,
  method: PayCode,
  currency: CurrencyCode,
): boolean {
  const { methods, transfer } = content.payment;
  if (method === 'TR') return transfer.currencies.includes(currency);
  const listed = methods[currency] ?? [];
  return listed.some(({ api_code: code }) =>
    method === 'CARD' ? payWayOf(code) === 'CARD' : code === method,
  );
}

export function transferEndOf(
  { clock, content }: PaymentShop,
  { payUntil }: { readonly payUntil: Date | null },
): Date {
  const latest = transferEnd(clock(), content.payment.transfer.hours);
  return payUntil && payUntil < latest ? payUntil : latest;
}

/** Ten digits: they fit a bank's form and are easy to read aloud. */
export const transferReference = () => String(randomInt(1_000_000_000, 9_999_999_999));

interface Planned {
  readonly amount: Money;
  readonly method: PayCode;
  readonly plan: MonthsPlan | null;
}

/** Months need a card of a bank that offers them, and a minimum per month. */
export function hasPlan({ content }: PaymentShop, { amount, method, plan }: Planned): boolean {
  if (!plan) return true;
  const banks = content.payment.banks.map(({ logo, ...bank }) => ({
    ...bank,
    logo: logo ?? undefined,
  }));
  return payWayOf(method) === 'CARD' && offersPlan(banks, amount, plan);
}
