import { type Money, money } from '@shop/domain';

/** The test accounts; the page lists each with its outcome. */
export const payPalAccounts = [
  { email: 'ana@paypal.example', outcome: 'approved' },
  { email: 'sin.fondos@paypal.example', outcome: 'noFunds' },
] as const;

export const payPalPassword = 'coralibri';

export type PayPalOutcome = (typeof payPalAccounts)[number]['outcome'];

export const payPalOutcomeOf = (email: string): PayPalOutcome | undefined =>
  payPalAccounts.find((account) => account.email === email.trim().toLowerCase())?.outcome;

/** PayPal's own plans, independent of banks: at once, or over this many months. */
export const payPalMonths = [1, 3, 6, 9, 12, 18, 24] as const;

export const isPayPalPlan = (months: number): boolean =>
  payPalMonths.some((known) => known === months);

/** The first monthly payment, and each of the others. */
export function splitOver({ amount, currency }: Money, months: number) {
  const each = Math.floor(amount / months);
  return {
    first: money(amount - each * (months - 1), currency),
    rest: money(each, currency),
  };
}
