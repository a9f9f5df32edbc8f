import { type MonthsPlan, readPlan, writePlan } from './months.js';
import { type MethodCode, methodCodes, type PaymentMethods } from './payment.js';

/** Choices shown to visitors. The provider finds the card brand by its number. */
const payWays = ['MONTHS', 'CARD', 'PP', 'TR'] as const;
export type PayWay = (typeof payWays)[number];

/** What a payment starts with: any card, a card brand, PayPal or a transfer. */
export type PayCode = Exclude<PayWay, 'MONTHS'> | MethodCode;

const payCodes: readonly PayCode[] = ['CARD', 'TR', ...methodCodes];

/** Methods that pay at once: a change does not wait for a bank transfer. */
export const changePayWays = ['CARD', 'PP'] as const satisfies readonly PayWay[];

export const isPayCode = (text: string): text is PayCode => payCodes.some((code) => code === text);

export const payWayOf = (code: PayCode): Exclude<PayWay, 'MONTHS'> =>
  code === 'PP' || code === 'TR' ? code : 'CARD';

export interface Paying {
  readonly method: PayCode;
  readonly plan?: MonthsPlan | undefined;
}

/** Stands for a payment method in forms and the ledger when nothing is due. */
export const payNothing = { method: 'NONE', plan: undefined } as const;
export type PayNothing = typeof payNothing;

/** Reads the two form fields; names the missing one. */
export function readPaying(
  method: string | undefined = '',
  plan = '',
): Paying | PayNothing | 'methodMissing' | 'planMissing' {
  if (method === payNothing.method) return payNothing;
  if (method !== 'MONTHS') return isPayCode(method) ? { method } : 'methodMissing';
  const read = readPlan(plan);
  return read ? { method: 'CARD', plan: read } : 'planMissing';
}

/** The ledger's form: a code, or `MONTHS` and its plan. */
export const writePaying = ({ method, plan }: Paying | PayNothing): string =>
  plan ? `MONTHS.${writePlan(plan)}` : method;

/** The inverse, as the two form fields. */
export function fieldsOfPaying(written: string): {
  readonly method: string;
  readonly plan: string;
} {
  if (written === payNothing.method) return { method: '', plan: '' };
  const [, plan] = /^MONTHS\.(.+)$/.exec(written) ?? [];
  return plan === undefined ? { method: written, plan: '' } : { method: 'MONTHS', plan };
}

/** A currency's payment choices, in display order, with the names of their methods. */
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
