import type { Extra } from '../catalogue/product.js';
import type { Choice, ChoiceKey } from '../choice/choice.js';
import type { Promo } from '../coupon/promo.js';
import type { CurrencyCode } from '../currency/currency.js';
import { isZero, type Money } from '../money/money.js';
import type { People, UnitType } from '../people/people.js';
import type { LinePickup } from '../pickup/pickup.js';
import type { CartStay } from './cart-stay.js';

/** What a cart says of itself on a page load. */
export interface CartCount {
  readonly productCount: number;
  readonly withErrors: boolean;
  readonly currency: CurrencyCode;
}

/** What the upstream said when asked for a cart. */
export type CartReply =
  | { readonly kind: 'found'; readonly cart: CartCount }
  | { readonly kind: 'failed'; readonly reason: string };

/** What a page load does with the cart a visitor came with. */
export type CartOnLoad =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'stored'; readonly cart: CartCount; readonly currency: CurrencyCode };

/** Emptied by errors or failed: cleared; else stored, in the cart's currency. */
export function settleCart(reply: CartReply): CartOnLoad {
  if (reply.kind === 'failed' || isEmptiedByErrors(reply.cart)) return { kind: 'cleared' };
  return { kind: 'stored', cart: reply.cart, currency: reply.cart.currency };
}

const isEmptiedByErrors = (cart: CartCount) => cart.productCount === 0 && cart.withErrors;

/** A line of the cart as the backend sells it: its amounts are the truth (docs/rules/prices.md). */
export interface CartLine extends Choice {
  readonly id: string;
  readonly name: string;
  readonly units: readonly {
    readonly unit: UnitType;
    readonly quantity: number;
    readonly listPrice: Money;
    readonly unitPrice: Money;
    readonly amount: Money;
  }[];
  readonly extraLines: readonly {
    readonly extra: Extra;
    readonly quantity: number;
    readonly unitPrice: Money;
    readonly amount: Money;
  }[];
  readonly original: Money;
  readonly amount: Money;
  /** Whether the places are still held; a line that is not can only be changed or removed. */
  readonly status: 'HELD' | 'UNAVAILABLE';
  /** Why they can't be, where the backend says so; `ended` is that nothing but its time is over. */
  readonly reason?: 'soldOut' | 'closed' | 'ended' | undefined;
  /** Of a line with transport, where the backend asks where to fetch people. */
  readonly fetched?: LinePickup | undefined;
  /** The package that it is a part of, and how many parks that has; absent for a loose line. */
  readonly packageId?: string;
  readonly parksInPackage?: number;
  /** What a coupon takes off its unit prices: whole percent; absent for none. */
  readonly couponPercent?: number;
}

/** What is said once for all lines of a package; its amounts are those of all its lines. */
export interface CartPackage {
  readonly id: string;
  readonly people: People;
  /** As chosen for all of it; each line has its own of them. */
  readonly extras: readonly Extra[];
  /** Where all of its rides fetch them. */
  readonly pickup?: string | undefined;
  readonly original: Money;
  readonly saved: Money;
  readonly amount: Money;
}

/** The whole cart, with the places it holds until `expiresAt`. */
export interface DisplayCart {
  readonly id: string;
  readonly currency: CurrencyCode;
  readonly expiresAt: Date | undefined;
  /** Until when its amounts stand; absent where the backend doesn't say. */
  readonly validUntil?: Date | undefined;
  /** How often its places can still be held for longer; absent where they can't. */
  readonly holdExtensionsLeft?: number | undefined;
  /** Loose lines, then those of its packages. */
  readonly lines: readonly CartLine[];
  readonly packages: readonly CartPackage[];
  /** Nights in hotels; absent where there are none. */
  readonly stays?: readonly CartStay[] | undefined;
  /** Its coupon or promo code, also while that does nothing. */
  readonly promo?: Promo | undefined;
  readonly original: Money;
  readonly saved: Money;
  readonly total: Money;
  /** False where an order of it is confirmed without a payment; absent where the backend says nothing. */
  readonly needsPayment?: boolean | undefined;
  /** About the same in dollars, as the backend counts; only to be shown. */
  readonly totalUSD?: Money | undefined;
}

/** Nothing of it has to be paid, and its backend confirms such an order. */
export const canBeOrderedUnpaid = ({
  total,
  needsPayment,
}: Pick<DisplayCart, 'total' | 'needsPayment'>): boolean => isZero(total) && needsPayment === false;

/** A cart holds at most this many products (docs/rules/cart.md#ten). */
export const maxLines = 10;

/** Why a choice does not fit a cart, and the line it collides with. */
export type CartRefusal =
  | { readonly kind: 'duplicate'; readonly with: CartLineKey }
  | { readonly kind: 'cartFull' };

export interface CartLineKey extends ChoiceKey {
  readonly id: string;
}

/**
 * A product already there, or any on a day that the cart already has, is refused; so is the
 * eleventh (docs/rules/cart.md#same-day). A line that is being changed does not collide with itself.
 */
export function refuseChoice(
  choice: ChoiceKey,
  lines: readonly CartLineKey[],
  changing?: string,
): CartRefusal | undefined {
  const others = lines.filter(({ id }) => id !== changing);
  const collision = others.find(
    ({ parent, day }) => parent === choice.parent || (day !== undefined && day === choice.day),
  );
  if (collision) return { kind: 'duplicate', with: collision };
  return others.length >= maxLines ? { kind: 'cartFull' } : undefined;
}

/**
 * Why the parts of a package do not fit beside the other lines and stays of a cart. A collision is
 * reported before the limit (docs/rules/packages.md#parts).
 */
export function refuseParts(
  parts: readonly ChoiceKey[],
  others: readonly CartLineKey[],
  stays = 0,
): CartRefusal | undefined {
  const collision = parts
    .map((part) => refuseChoice(part, others))
    .find((refusal) => refusal?.kind === 'duplicate');
  if (collision) return collision;
  return others.length + parts.length + stays > maxLines ? { kind: 'cartFull' } : undefined;
}
