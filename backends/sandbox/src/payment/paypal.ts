import { type Money, money } from '@shop/domain';

/** What a test account does; each is printed on the page beside what it does. */
export const payPalAccounts = [
  { email: 'ana@paypal.example', outcome: 'approved' },
  { email: 'sin.fondos@paypal.example', outcome: 'noFunds' },
] as const;

/** Of all test accounts. */
export const payPalPassword = 'coralibri';

export type PayPalOutcome = (typeof payPalAccounts)[number]['outcome'];

export const payPalOutcomeOf = (email: string): PayPalOutcome | undefined =>
  payPalAccounts.find((account) => account.email === email.trim().toLowerCase())?.outcome;

/** Its own plans, which are no bank's: at once, or over so many months. */
export const payPalMonths = [1, 3, 6, 9, 12, 18, 24] as const;

export const isPayPalPlan = (months: number): boolean =>
  payPalMonths.some((known) => known === months);

/** What each month costs, the first and the others. */
export function splitOver({ amount, currency }: Money, months: number) {
  const each = Math.floor(amount / months);
  return {
    first: money(amount - each * (months - 1), currency),
    rest: money(each, currency),
  };
}
