import { type MonthsPlan, readPlan, writePlan } from './months.js';
import { type MethodCode, methodCodes, type PaymentMethods } from './payment.js';

/**
 * How a visitor pays, as he thinks of it: in months of his bank, with any of the currency's cards, by
 * PayPal, by a transfer. Which card it is, is told by its number, on the provider's page.
 */
export const payWays = ['MONTHS', 'CARD', 'PP', 'TR'] as const;
export type PayWay = (typeof payWays)[number];

/** What a payment is begun with: any card, one by its own code, PayPal, a transfer. */
export type PayCode = Exclude<PayWay, 'MONTHS'> | MethodCode;

const payCodes: readonly PayCode[] = ['CARD', 'TR', ...methodCodes];

/** Those by which the money is there at once: a change does not wait for a bank. */
export const changePayWays = ['CARD', 'PP'] as const satisfies readonly PayWay[];

export const isPayCode = (text: string): text is PayCode => payCodes.some((code) => code === text);

export const payWayOf = (code: PayCode): Exclude<PayWay, 'MONTHS'> =>
  code === 'PP' || code === 'TR' ? code : 'CARD';

/** What was chosen to pay with; months are paid with a card. */
export interface Paying {
  readonly method: PayCode;
  readonly plan?: MonthsPlan | undefined;
}

/** What a form and the ledger say in place of a way to pay where there is nothing to pay. */
export const payNothing = { method: 'NONE', plan: undefined } as const;
export type PayNothing = typeof payNothing;

/** As two fields of a form say it; what is missing otherwise. */
export function readPaying(
  method: string | undefined = '',
  plan = '',
): Paying | PayNothing | 'methodMissing' | 'planMissing' {
  if (method === payNothing.method) return payNothing;
  if (method !== 'MONTHS') return isPayCode(method) ? { method } : 'methodMissing';
  const read = readPlan(plan);
  return read ? { method: 'CARD', plan: read } : 'planMissing';
}

/** As the ledger keeps it: a code, or the way and its plan. */
export const writePaying = ({ method, plan }: Paying | PayNothing): string =>
  plan ? `MONTHS.${writePlan(plan)}` : method;

/** The two fields of a form again. */
export function fieldsOfPaying(written: string): {
  readonly method: string;
  readonly plan: string;
} {
  if (written === payNothing.method) return { method: '', plan: '' };
  const [, plan] = /^MONTHS\.(.+)$/.exec(written) ?? [];
  return plan === undefined ? { method: written, plan: '' } : { method: 'MONTHS', plan };
}

/** The ways of a currency, in the order in which they are offered, each with its marks. */
export function payWaysOf(
  { methods, transferHours }: PaymentMethods,
  hasMonths = false,
): readonly { readonly way: PayWay; readonly marks: readonly string[] }[] {
  const marksOf = (way: PayWay) =>
    methods.filter(({ code }) => payWayOf(code) === way).map(({ name }) => name);
  const hasCards = marksOf('CARD').length > 0;
  const isOffered = (way: PayWay) =>
    way === 'TR'
      ? transferHours !== undefined
      : way === 'MONTHS'
        ? hasMonths && hasCards
        : marksOf(way).length > 0;
  return payWays.filter(isOffered).map((way) => ({ way, marks: marksOf(way) }));
}
