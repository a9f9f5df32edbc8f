import {
  type CartLine,
  currencies,
  isFetched,
  type Order,
  type Payment,
  type Pickup,
  type Product,
  type Promo,
  toDecimal,
} from '@shop/domain';
import type { KeptCart, PackageQuote, Quote } from '@shop/ports/backends';

/** Replies of the shopping-cart and payment APIs on the wire, as in their contracts. */

const currencyOf = (code: keyof typeof currencies) => ({
  Id: currencies[code].id,
  IsoCode: code,
});

const reasons = { soldOut: 'SOLD_OUT', closed: 'CLOSED', ended: 'EXPIRED' } as const;
/** A backend without pick-ups omits the field for a line with transport. */
const wirePickup = ({ fetched, extras }: CartLine) => {
  if (fetched?.kind !== 'place') return fetched || !isFetched(extras) ? { Pickup: null } : {};
  const { id, name, town, time } = fetched;
  return { Pickup: { Id: id, Name: name, Town: town, Time: time ?? null } };
};

const wireLine = (line: CartLine) => ({
  Id: line.id,
  Slug: line.slug,
  Name: line.name,
  Date: line.day ?? null,
  StartTime: line.time ?? null,
  Components: line.components.map((id) => ({ GroupId: 1, ComponentId: id, Name: 'Activity' })),
  Units: line.units.map(({ unit, quantity, listPrice, unitPrice, amount }) => ({
    Type: unit,
    Quantity: quantity,
    ListPrice: toDecimal(listPrice),
    UnitPrice: toDecimal(unitPrice),
    Amount: toDecimal(amount),
  })),
  Extras: line.extraLines.map(({ extra, quantity, unitPrice, amount }) => ({
    Code: extra,
    Quantity: quantity,
    UnitPrice: toDecimal(unitPrice),
    Amount: toDecimal(amount),
  })),
  ...wirePickup(line),
  ...(line.nameOnTicket && { NameOnTicket: line.nameOnTicket }),
  Tier: null,
  Original: toDecimal(line.original),
  Amount: toDecimal(line.amount),
  Status: line.status,
  Reason: line.reason ? reasons[line.reason] : null,
  HeldUntil: '2026-11-20T15:20:00.000Z',
});

const wirePromo = ({ code, title, percent, lines, saved }: Promo) => ({
  Code: code,
  Title: title ?? null,
  Percent: percent ?? null,
  ItemIds: lines,
  Saved: toDecimal(saved),
});

export const wireCart = ({ session, cart }: KeptCart) => ({
  SessionId: session,
  IdCart: cart.id,
  Currency: currencyOf(cart.currency),
  Cart: { ProductCount: cart.lines.length },
  ProductCount: cart.lines.length,
  WithErrors: cart.lines.some(({ status }) => status === 'UNAVAILABLE'),
  ExpiresAt: cart.expiresAt?.toISOString() ?? null,
  ...(cart.validUntil && { ValidUntil: cart.validUntil.toISOString() }),
  ...(cart.holdExtensionsLeft !== undefined && { HoldExtensionsLeft: cart.holdExtensionsLeft }),
  Items: cart.lines.filter(({ packageId }) => packageId === undefined).map(wireLine),
  Packages: cart.packages.map(({ id, people, extras, original, saved, amount }) => ({
    Id: id,
    Units: people,
    Extras: extras,
    Items: cart.lines.filter(({ packageId }) => packageId === id).map(wireLine),
    Original: toDecimal(original),
    Saved: toDecimal(saved),
    Amount: toDecimal(amount),
  })),
  Discounts: [],
  ...(cart.promo && { Promo: wirePromo(cart.promo) }),
  Totals: {
    Original: toDecimal(cart.original),
    Saved: toDecimal(cart.saved),
    Total: toDecimal(cart.total),
  },
  AmountsUSD: null,
});

export const wireOrder = (order: Order, reference = 'reference') => ({
  Id: order.id,
  Status: order.status,
  CreatedAt: order.createdAt.toISOString(),
  Reference: reference,
  Language: 'ES',
  Currency: currencyOf(order.total.currency),
  Contact: {
    FirstName: order.contact.firstName,
    LastName: order.contact.lastName,
    Email: order.contact.email,
    Country: order.contact.country,
    Phone: order.contact.phone,
  },
  Items: order.lines.map((line) => ({
    ...wireLine(line),
    PackageId: line.packageId ?? null,
    Vouchers: line.vouchers.map(({ code, unit, amount }) => ({
      Code: code,
      UnitType: unit,
      Amount: toDecimal(amount),
    })),
  })),
  ...(order.promo && { Promo: wirePromo(order.promo) }),
  Totals: {
    Original: toDecimal(order.original),
    Saved: toDecimal(order.saved),
    Total: toDecimal(order.total),
  },
  PaymentId: null,
});

export const wireIntent = (payment: Payment) => ({
  id: payment.id,
  status: payment.status,
  amount: payment.amount,
  reference: payment.reference,
  method: 'VI',
  nextAction: payment.nextAction ? { type: 'redirect', url: payment.nextAction } : null,
  createdAt: '2026-11-20T15:00:00.000Z',
  expiresAt: '2026-11-20T15:30:00.000Z',
});

export const wireProducts = (products: readonly Product[]) => ({ products });

export const wireQuote = (quote: Quote) => ({
  Currency: quote.total.currency,
  ListPrice: toDecimal(quote.listPrice),
  Units: quote.units.map(({ unit, quantity, unitPrice, amount }) => ({
    Type: unit,
    Quantity: quantity,
    ListPrice: toDecimal(quote.listPrice),
    UnitPrice: toDecimal(unitPrice),
    Amount: toDecimal(amount),
  })),
  Extras: [],
  AllExtras: quote.extraPrices.map(({ extra, price, quantity, amount }) => ({
    Code: extra,
    Quantity: quantity,
    UnitPrice: toDecimal(price),
    Amount: toDecimal(amount),
  })),
  Tier: null,
  Original: toDecimal(quote.original),
  Total: toDecimal(quote.total),
  ...(quote.validUntil && { ValidUntil: quote.validUntil.toISOString() }),
});

export const wirePackageQuote = ({ parts, original, total, validUntil }: PackageQuote) => ({
  Currency: total.currency,
  Parts: parts.map(wireQuote),
  Original: toDecimal(original),
  Total: toDecimal(total),
  ...(validUntil && { ValidUntil: validUntil.toISOString() }),
});

export const wireError = (code: string, field: string | null = null) => ({
  code,
  message: 'said by the backend',
  field,
  requestId: 'request-1',
});

export const wirePickups = (slug: string, places: readonly Pickup[]) => ({
  slug,
  towns: [...new Set(places.map(({ town }) => town))].map((name) => ({
    name,
    pickups: places
      .filter(({ town }) => town === name)
      .map(({ id, name: place, time }) => ({ id, name: place, time: time ?? null })),
  })),
});
