import { type MethodCode, methodCodes, type PaymentMethods } from './payment.js';

/**
 * How a visitor pays, as he thinks of it: with any of the currency's cards, by PayPal, by a transfer
 * from his bank. Which card it is, is told by its number, on the provider's page.
 */
export const payWays = ['CARD', 'PP', 'TR'] as const;
export type PayWay = (typeof payWays)[number];

/** What a payment is begun with: a way, or one card by its own code. */
export type PayCode = PayWay | MethodCode;

const payCodes: readonly PayCode[] = [...payWays, ...methodCodes];

export const isPayCode = (text: string): text is PayCode => payCodes.some((code) => code === text);

export const payWayOf = (code: PayCode): PayWay => (code === 'PP' || code === 'TR' ? code : 'CARD');

/** The ways of a currency, in the order in which they are offered, each with its marks. */
export function payWaysOf({
  methods,
  transferHours,
}: PaymentMethods): readonly { readonly way: PayWay; readonly marks: readonly string[] }[] {
  const marksOf = (way: PayWay) =>
    methods.filter(({ code }) => payWayOf(code) === way).map(({ name }) => name);
  return payWays
    .map((way) => ({ way, marks: marksOf(way) }))
    .filter(({ way, marks }) => (way === 'TR' ? transferHours !== undefined : marks.length > 0));
}
