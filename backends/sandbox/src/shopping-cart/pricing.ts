import {
  type CurrencyCode,
  deductionOf,
  earliestEnd,
  extrasOf,
  type Promo,
  subtract,
  sum,
  toDecimal,
  zero,
} from '@shop/domain';
import type { SoldProduct } from '../engine/content.js';
import { type Choice, quote, type Terms } from '../engine/quote.js';
import { isRefused, refuse, type Refused } from '../engine/refusal.js';
import { findProduct, refuseSale } from '../engine/selling.js';
import type { Shop } from '../engine/shop.js';
import { extrasWire, unitsWire } from './cart-wire.js';
import { promoWire } from './discounts-wire.js';
import { type PromoAsked, promoOfParts } from './promo-of-parts.js';
import { eachOf, type PackageRequest } from './refuse-package.js';
import { validUntil } from './valid-until.js';

/** The current price of a choice and of every add-on. Stores nothing. */
export async function pricingOf(
  shop: Shop,
  choice: Choice,
  currency: CurrencyCode,
): Promise<unknown | Refused> {
  const { clock, content } = shop;
  const product = findProduct(content, choice.slug);
  if (!product) return refuse('UNKNOWN_PRODUCT', 'Slug');
  const refused = refuseSale(content, product, choice, clock());
  return refused ?? priceOf(shop, product, choice, { currency, now: clock() }).wire;
}

/** Prices each part in a package of them all, with a code. One part counts as a single ticket. */
export async function packagePricingOf(
  shop: Shop,
  request: PackageRequest,
  currency: CurrencyCode,
  asked: PromoAsked,
): Promise<unknown | Refused> {
  const parts = eachOf(shop, request);
  if (isRefused(parts)) return parts;
  const terms = { currency, now: shop.clock(), parks: parts.length };
  const promo = await promoOfParts(shop, parts, terms, asked);
  const prices = parts.map(({ product, choice }, at) =>
    priceOf(shop, product, choice, { ...terms, couponPercent: percentOn(at, promo) }),
  );
  return {
    Currency: currency,
    Parts: prices.map(({ wire }) => wire),
    Original: toDecimal(
      sum(
        prices.map(({ line }) => line.original),
        currency,
      ),
    ),
    Total: toDecimal(
      subtract(
        sum(
          prices.map(({ line }) => line.total),
          currency,
        ),
        deductionOf(promo) ?? zero(currency),
      ),
    ),
    Promo: promo && promoWire(promo),
    ValidUntil: earliestEnd(prices.map(({ end }) => end)) ?? null,
  };
}

const percentOn = (at: number, promo: Promo | undefined) =>
  promo?.lines.includes(String(at)) ? promo.percent : undefined;

function priceOf({ content }: Shop, product: SoldProduct, choice: Choice, terms: Terms) {
  const price = quote(content, product, choice, terms);
  const all = quote(content, product, { ...choice, extras: extrasOf(product) }, terms);
  const end = validUntil(product, choice, terms);
  const wire = {
    Currency: terms.currency,
    ListPrice: toDecimal(price.listPrice),
    Units: unitsWire(price),
    Extras: extrasWire(price),
    AllExtras: extrasWire(all).map((extra) => ({
      ...extra,
      idUpgrade: `${product.slug}:${extra.Code}`,
      nameUpgrade: extra.Code,
      hasBeenAdded: choice.extras.includes(extra.Code),
    })),
    Tier: price.tier,
    Original: toDecimal(price.line.original),
    Total: toDecimal(price.line.total),
    ValidUntil: end ?? null,
  };
  return { wire, line: price.line, end };
}
