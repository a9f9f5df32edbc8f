import { type CurrencyCode, extrasOf, toDecimal } from '@shop/domain';
import { type Choice, quote } from '../engine/quote.js';
import { refuse, type Refused } from '../engine/refusal.js';
import { findProduct, refuseSale } from '../engine/selling.js';
import type { Shop } from '../engine/shop.js';
import { extrasWire, unitsWire } from './cart-wire.js';

/** What a choice would cost now, and every add-on as if it were chosen. Nothing is kept. */
export async function pricingOf(
  { clock, content }: Shop,
  choice: Choice,
  currency: CurrencyCode,
): Promise<unknown | Refused> {
  const product = findProduct(content, choice.slug);
  if (!product) return refuse('UNKNOWN_PRODUCT', 'Slug');
  const refused = refuseSale(content, product, choice, clock());
  if (refused) return refused;
  const terms = { currency, now: clock() };
  const price = quote(content, product, choice, terms);
  const all = quote(content, product, { ...choice, extras: extrasOf(product) }, terms);
  return {
    Currency: currency,
    ListPrice: toDecimal(price.listPrice),
    Units: unitsWire(price),
    Extras: extrasWire(price),
    AllExtras: extrasWire(all),
    Tier: price.tier,
    Original: toDecimal(price.line.original),
    Total: toDecimal(price.line.total),
  };
}
