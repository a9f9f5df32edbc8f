import { currencies, type Money, netOf, type ResaleUnitPrice } from '@shop/domain';
import type { Reseller } from './octo-door.js';

/** OCTO pricing, in minor units. */
export interface OctoPricing {
  readonly original: number;
  readonly retail: number;
  readonly net: number;
  readonly currency: string;
  readonly currencyPrecision: number;
  readonly includedTaxes: readonly never[];
}

/** What the customer pays, and the net that the reseller owes. */
export const pricingOf = (
  { original, retail }: ResaleUnitPrice,
  { commission }: Pick<Reseller, 'commission'>,
): OctoPricing => ({
  original: original.amount,
  retail: retail.amount,
  net: netOf(retail, commission).amount,
  currency: retail.currency,
  currencyPrecision: currencies[retail.currency].isoDigits,
  includedTaxes: [],
});

/** Sums unit prices: the commission is rounded per unit, as each unit shows it. */
export function pricingTogether(each: readonly OctoPricing[], none: Money): OctoPricing {
  const of = (part: 'original' | 'retail' | 'net') =>
    each.reduce((sum, pricing) => sum + pricing[part], 0);
  return {
    original: of('original'),
    retail: of('retail'),
    net: of('net'),
    currency: none.currency,
    currencyPrecision: currencies[none.currency].isoDigits,
    includedTaxes: [],
  };
}
