import type { CartLine } from '../cart/cart.js';
import type { CartStay } from '../cart/cart-stay.js';
import type { Product } from '../catalogue/product.js';
import type { CurrencyCode } from '../currency/currency.js';
import { fromDecimal, money, type Money, times, sum, toDecimal, zero } from '../money/money.js';
import type { TrackingInfo } from '../identity/resolve-login.js';
import { paidShares } from '../order/cancellation.js';

/**
 * What is bought, in the words of the tag managers' e-commerce events (docs/rules/funnel.md).
 * Amounts are decimals of the event's currency.
 */
export interface FunnelItem {
  /** Slug of the product, the add-on's name, or the hotel's code. */
  readonly item_id: string;
  readonly item_name: string;
  readonly item_category?: 'park' | 'tour' | 'extra' | 'stay';
  /** Whom a ticket admits. */
  readonly item_variant?: string;
  readonly price?: number;
  readonly quantity?: number;
}

export interface Ecommerce {
  readonly currency?: string;
  readonly value?: number;
  readonly items: readonly FunnelItem[];
  /** A name of the purchase that is neither its order's nor worth anything to anybody. */
  readonly transaction_id?: string;
  readonly payment_type?: string;
  /** The page on which it was chosen. */
  readonly item_list_id?: string;
}

export type FunnelStep =
  | 'view_item'
  | 'select_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'add_payment_info'
  | 'purchase'
  | 'refund';

export interface FunnelEvent {
  readonly event: FunnelStep;
  readonly ecommerce: Ecommerce;
}

/** With who looks, as all that is told of the funnel is. */
export type ToldEvent = FunnelEvent & TrackingInfo;

export interface CartItem {
  /** Of this line and this part of it, the same until it is taken out. */
  readonly key: string;
  readonly item: FunnelItem & { readonly price: number; readonly quantity: number };
}

export const productItem = ({ slug, name, tourOnly }: Product): FunnelItem => ({
  item_id: slug,
  item_name: name,
  item_category: tourOnly ? 'tour' : 'park',
});

/** A line as items: one a kind of person, one an add-on; infants too, at nought. */
export function itemsOfLine(
  { id, slug, name, units, extraLines }: Omit<CartLine, 'status'>,
  product: Product | undefined,
): readonly CartItem[] {
  const ticket = product
    ? { ...productItem(product), item_name: name }
    : { item_id: slug, item_name: name };
  return [
    ...units.map(({ unit, unitPrice, quantity }) => ({
      key: `${id}.${unit}`,
      item: { ...ticket, item_variant: unit, price: toDecimal(unitPrice), quantity },
    })),
    ...extraLines.map(({ extra, unitPrice, quantity }) => ({
      key: `${id}.${extra}`,
      item: {
        item_id: extra,
        item_name: extra,
        item_category: 'extra' as const,
        price: toDecimal(unitPrice),
        quantity,
      },
    })),
  ];
}

/** A stay as one item: all of its nights and rooms. */
export const itemOfStay = ({
  id,
  booking: { hotel },
  amount,
}: Pick<CartStay, 'id' | 'booking' | 'amount'>): CartItem => ({
  key: id,
  item: {
    item_id: hotel,
    item_name: hotel,
    item_category: 'stay',
    price: toDecimal(amount),
    quantity: 1,
  },
});

/** A cart as it was when it was last looked at. */
export interface CartSeen {
  /** Another cart has another; absent where there is none. */
  readonly id?: string | undefined;
  readonly currency: CurrencyCode;
  readonly items: readonly CartItem[];
}

/** What was put in and what was taken out between two looks at a cart. */
export function cartSteps(before: CartSeen, after: CartSeen): readonly FunnelEvent[] {
  // A cart that was bought, or that is over, is gone with all that was in it: nobody took that out.
  if (before.id !== undefined && before.id !== after.id) return [];
  const more = changes(before.items, after.items);
  const less = changes(after.items, before.items);
  return [
    ...(more.length > 0 ? [stepOf('add_to_cart', more, after.currency)] : []),
    ...(less.length > 0 ? [stepOf('remove_from_cart', less, before.currency)] : []),
  ];
}

/** What the second has more of than the first. */
const changes = (from: readonly CartItem[], to: readonly CartItem[]) =>
  to.flatMap(({ key, item }) => {
    const had = from.find((one) => one.key === key)?.item.quantity ?? 0;
    return item.quantity > had ? [{ ...item, quantity: item.quantity - had }] : [];
  });

export type Priced = CartItem['item'];

/**
 * Items at what was paid, or given back, for them: what all of them have in common is shared out in
 * proportion, so that they add up to it. Where a share can't be divided by the quantity, some cost
 * the smallest unit more.
 */
export function itemsWorth(items: readonly Priced[], worth: Money): readonly Priced[] {
  const { currency } = worth;
  const amounts = items.map(({ price, quantity }) => times(amountOf(price, currency), quantity));
  if (sum(amounts, currency).amount === worth.amount) return items;
  const shares = paidShares(amounts, worth);
  return items.flatMap((item, at) => {
    const { amount } = shares[at] ?? zero(currency);
    const each = Math.floor(amount / item.quantity);
    const dearer = amount - each * item.quantity;
    return [
      { ...item, price: toDecimal(money(each, currency)), quantity: item.quantity - dearer },
      { ...item, price: toDecimal(money(each + 1, currency)), quantity: dearer },
    ].filter(({ quantity }) => quantity > 0);
  });
}

export const stepOf = (
  event: FunnelStep,
  items: readonly Priced[],
  currency: CurrencyCode,
): FunnelEvent => ({ event, ecommerce: worthOf(items, currency) });

/** The value of an event is always the sum of its items. */
export const worthOf = (items: readonly Priced[], currency: CurrencyCode): Ecommerce => ({
  currency,
  value: valueOf(items, currency),
  items,
});

/** Exact: decimals are read as what they are before they are added. */
const valueOf = (items: readonly Priced[], currency: CurrencyCode): number =>
  toDecimal(
    sum(
      items.map(({ price, quantity }) => times(amountOf(price, currency), quantity)),
      currency,
    ),
  );

const amountOf = (price: number, currency: CurrencyCode): Money =>
  fromDecimal(price, currency) ?? zero(currency);
