import {
  type CurrencyCode,
  currencies,
  type Extra,
  isZero,
  type Money,
  type People,
  type Promo,
  toDecimal,
} from '@shop/domain';
import type { Content } from '../engine/content.js';
import { findProduct } from '../engine/selling.js';
import type { Quote } from '../engine/quote.js';
import { discountsWire, promoWire } from './discounts-wire.js';
import { cartStayWire, type Stay } from './cart-stays.js';
import { heldStays, sumsOf, totalsOf, totalsWire } from './cart-totals.js';
import { isHeld, type Line } from './line.js';
import { pickupWire } from './pickups.js';
import { linesValidUntil } from './valid-until.js';

export interface Cart {
  readonly sessionId: string;
  readonly cartId: string;
  readonly currency: CurrencyCode;
  readonly lines: readonly Line[];
  readonly packages: readonly Package[];
  readonly stays: readonly Stay[];
  readonly holdExtensions: number;
  readonly promo: Promo | null;
}

/** What all lines of a package share. */
export interface Package {
  readonly id: string;
  readonly people: People;
  readonly extras: readonly Extra[];
}

/** The most extensions of a cart's hold (docs/rules/cart.md#longer). */
export const mostHoldExtensions = 2;

export const currencyWire = (code: CurrencyCode) => ({ Id: currencies[code].id, IsoCode: code });

export const unitsWire = ({ listPrice, line }: Quote) =>
  line.units.map(({ unit, quantity, unitPrice, amount }) => ({
    Type: unit,
    Quantity: quantity,
    ListPrice: toDecimal(listPrice),
    UnitPrice: toDecimal(unitPrice),
    Amount: toDecimal(amount),
  }));

export const extrasWire = ({ line }: Quote) =>
  line.extras.map(({ extra, quantity, unitPrice, amount }) => ({
    Code: extra,
    Quantity: quantity,
    UnitPrice: toDecimal(unitPrice),
    Amount: toDecimal(amount),
  }));

export function itemWire(content: Content, line: Line) {
  const { choice, quote } = line;
  const product = findProduct(content, choice.slug);
  const held = isHeld(line);
  return {
    Id: line.id,
    Slug: choice.slug,
    Name: product?.name ?? choice.slug,
    Date: choice.day,
    StartTime: choice.time,
    Components: (product?.componentGroups ?? []).flatMap(({ id, components }) =>
      components
        .filter((component) => choice.components.includes(component.id))
        .map((component) => ({ GroupId: id, ComponentId: component.id, Name: component.name })),
    ),
    Units: unitsWire(quote),
    Extras: extrasWire(quote),
    Pickup: pickupWire(content, product, choice),
    ...(choice.nameOnTicket && { NameOnTicket: choice.nameOnTicket }),
    Tier: quote.tier,
    Original: toDecimal(quote.line.original),
    Amount: toDecimal(quote.line.total),
    Status: held ? 'HELD' : 'UNAVAILABLE',
    Reason: held ? null : (line.reason ?? 'EXPIRED'),
    HeldUntil: line.hold?.until.toISOString() ?? null,
  };
}

/** The reply for a page load. */
export const countWire = ({ sessionId, currency, lines, stays }: Cart) => ({
  SessionId: sessionId,
  Currency: currencyWire(currency),
  Cart: { ProductCount: lines.length + stays.length },
  ProductCount: lines.length + stays.length,
  WithErrors: lines.some(({ reason }) => reason !== null),
});

/** The whole cart; `usd` is its total in dollars, if requested. */
export function displayWire(content: Content, cart: Cart, usd: Money | undefined) {
  const totals = totalsOf(cart.lines, cart.currency, cart.promo, heldStays(cart));
  const ends = [
    ...cart.lines.flatMap(({ hold }) => hold?.until.getTime() ?? []),
    ...heldStays(cart).flatMap(({ heldUntil }) => heldUntil?.getTime() ?? []),
  ];
  return {
    ...countWire(cart),
    IdCart: cart.cartId,
    ExpiresAt: ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : null,
    ValidUntil: linesValidUntil(content, cart.lines) ?? null,
    HoldExtensionsLeft: mostHoldExtensions - cart.holdExtensions,
    Items: cart.lines
      .filter(({ packageId }) => packageId === null)
      .map((line) => itemWire(content, line)),
    Packages: cart.packages.map((one) => packageWire(content, one, cart)),
    ...(cart.stays.length > 0 && { Stays: cart.stays.map(cartStayWire) }),
    Discounts: discountsWire(cart),
    Promo: promoWire(cart.promo),
    Totals: totalsWire(totals),
    NeedsPayment: !isZero(totals.total),
    AmountsUSD: usd ? { Total: toDecimal(usd) } : null,
  };
}

/** The amounts of a package are the sums of its parts. */
function packageWire(content: Content, { id, people, extras }: Package, cart: Cart) {
  const parts = cart.lines.filter(({ packageId }) => packageId === id);
  const { original, saved, total } = sumsOf(parts, cart.currency);
  return {
    Id: id,
    Units: people,
    Extras: extras,
    Items: parts.map((line) => itemWire(content, line)),
    Original: toDecimal(original),
    Saved: toDecimal(saved),
    Amount: toDecimal(total),
  };
}
