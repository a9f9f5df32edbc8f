import type { CartLine } from '../cart/cart.js';
import type { CartStay } from '../cart/cart-stay.js';
import type { Product } from '../catalogue/product.js';
import type { CurrencyCode } from '../currency/currency.js';
import { fromDecimal, money, type Money, times, sum, toDecimal, zero } from '../money/money.js';
import type { TrackingInfo } from '../identity/resolve-login.js';
import { paidShares } from '../order/cancellation.js';

/** An e-commerce item (docs/rules/funnel.md). Amounts are decimals of the event's currency. */
export interface FunnelItem {
  /** The product's slug, the extra's name, or the hotel's code. */
  readonly item_id: string;
  readonly item_name: string;
  readonly item_category?: 'park' | 'tour' | 'extra' | 'stay';
  /** The kind of person. */
  readonly item_variant?: string;
  readonly price?: number;
  readonly quantity?: number;
}

export interface Ecommerce {
  readonly currency?: string;
  readonly value?: number;
  readonly items: readonly FunnelItem[];
  /** Identifies the purchase without revealing or granting anything. */
  readonly transaction_id?: string;
  readonly payment_type?: string;
  /** The page on which the item was chosen. */
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

/** An event with the visitor's tracking data. */
export type ToldEvent = FunnelEvent & TrackingInfo;

export interface CartItem {
  /** Stable for this part of this line. */
  readonly key: string;
  readonly item: FunnelItem & { readonly price: number; readonly quantity: number };
}

export const productItem = ({ slug, name, tourOnly }: Product): FunnelItem => ({
  item_id: slug,
  item_name: name,
  item_category: tourOnly ? 'tour' : 'park',
});

/** One item per kind of person (infants too, at 0) and one per extra. */
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

export interface CartSeen {
  /** Identifies the cart; absent without one. */
  readonly id?: string | undefined;
  readonly currency: CurrencyCode;
  readonly items: readonly CartItem[];
}

/** What was added and removed between two snapshots. */
export function cartSteps(before: CartSeen, after: CartSeen): readonly FunnelEvent[] {
  // A bought or expired cart disappears with its items: the visitor removed nothing.
  if (before.id !== undefined && before.id !== after.id) return [];
  const more = changes(before.items, after.items);
  const less = changes(after.items, before.items);
  return [
    ...(more.length > 0 ? [stepOf('add_to_cart', more, after.currency)] : []),
    ...(less.length > 0 ? [stepOf('remove_from_cart', less, before.currency)] : []),
  ];
}

const changes = (from: readonly CartItem[], to: readonly CartItem[]) =>
  to.flatMap(({ key, item }) => {
    const had = from.find((one) => one.key === key)?.item.quantity ?? 0;
    return item.quantity > had ? [{ ...item, quantity: item.quantity - had }] : [];
  });

export type Priced = CartItem['item'];

/**
 * Spreads an amount over the items in proportion, so that they add up exactly. If a share is not
 * divisible by its quantity, some items cost the smallest unit more.
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

export const worthOf = (items: readonly Priced[], currency: CurrencyCode): Ecommerce => ({
  currency,
  value: valueOf(items, currency),
  items,
});

/** Exact: converts decimals to minor units before adding. */
const valueOf = (items: readonly Priced[], currency: CurrencyCode): number =>
  toDecimal(
    sum(
      items.map(({ price, quantity }) => times(amountOf(price, currency), quantity)),
      currency,
    ),
  );

const amountOf = (price: number, currency: CurrencyCode): Money =>
  fromDecimal(price, currency) ?? zero(currency);
