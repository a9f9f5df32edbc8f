import type { Extra } from '../catalogue/product.js';
import type { Choice, ChoiceKey, PartyChoice } from '../choice/choice.js';
import type { Promo } from '../coupon/promo.js';
import type { CurrencyCode } from '../currency/currency.js';
import { isZero, type Money } from '../money/money.js';
import type { UnitType } from '../people/people.js';
import type { LinePickup } from '../pickup/pickup.js';
import type { CartStay } from './cart-stay.js';

export interface CartCount {
  readonly productCount: number;
  readonly withErrors: boolean;
  readonly currency: CurrencyCode;
}

export type CartReply =
  | { readonly kind: 'found'; readonly cart: CartCount }
  | { readonly kind: 'failed'; readonly reason: string };

export type CartOnLoad =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'stored'; readonly cart: CartCount; readonly currency: CurrencyCode };

/** Clears a cart that failed to load or lost all its lines to errors. */
export function settleCart(reply: CartReply): CartOnLoad {
  if (reply.kind === 'failed' || isEmptiedByErrors(reply.cart)) return { kind: 'cleared' };
  return { kind: 'stored', cart: reply.cart, currency: reply.cart.currency };
}

const isEmptiedByErrors = (cart: CartCount) => cart.productCount === 0 && cart.withErrors;

/** A cart line as the backend sells it; its amounts are final (docs/rules/prices.md). */
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
  /** An `UNAVAILABLE` line can only be changed or removed. */
  readonly status: 'HELD' | 'UNAVAILABLE';
  /** Why the places are lost, if the backend says so; `ended` means only that the hold expired. */
  readonly reason?: 'soldOut' | 'closed' | 'ended' | undefined;
  /** For transport whose backend needs a pick-up point. */
  readonly fetched?: LinePickup | undefined;
  /** The line's package and its number of parks; absent for a single ticket. */
  readonly packageId?: string;
  readonly parksInPackage?: number;
  /** Whole percent that a coupon takes off the unit prices; absent for none. */
  readonly couponPercent?: number;
}

/** What all lines of a package share. Each line has the extras it can have; amounts are totals over them. */
export interface CartPackage extends PartyChoice {
  readonly id: string;
  readonly original: Money;
  readonly saved: Money;
  readonly amount: Money;
}

/** A whole cart; it holds its places until `expiresAt`. */
export interface DisplayCart {
  readonly id: string;
  readonly currency: CurrencyCode;
  readonly expiresAt: Date | undefined;
  /** Until when the amounts are valid; absent if the backend does not say. */
  readonly validUntil?: Date | undefined;
  /** How many more times the hold can be extended; absent if never. */
  readonly holdExtensionsLeft?: number | undefined;
  /** Single tickets first, then the lines of packages. */
  readonly lines: readonly CartLine[];
  readonly packages: readonly CartPackage[];
  readonly stays?: readonly CartStay[] | undefined;
  /** The coupon or promo code, even while it takes nothing off. */
  readonly promo?: Promo | undefined;
  readonly original: Money;
  readonly saved: Money;
  readonly total: Money;
  /** False if the backend confirms the order without a payment; absent if it does not say. */
  readonly needsPayment?: boolean | undefined;
  /** The backend's approximate dollar total, for display only. */
  readonly totalUSD?: Money | undefined;
}

/** The total is 0 and the backend confirms such an order without a payment. */
export const canBeOrderedUnpaid = ({
  total,
  needsPayment,
}: Pick<DisplayCart, 'total' | 'needsPayment'>): boolean => isZero(total) && needsPayment === false;

/** The most products in a cart (docs/rules/cart.md#ten). */
export const maxLines = 10;

/** Why a choice does not fit a cart, and the line it collides with. */
export type CartRefusal =
  | { readonly kind: 'duplicate'; readonly with: CartLineKey }
  | { readonly kind: 'cartFull' };

export interface CartLineKey extends ChoiceKey {
  readonly id: string;
}

/**
 * Refuses a product or day that the cart has, and the eleventh line (docs/rules/cart.md#same-day).
 * The line `changing` never collides with itself.
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

/** Collisions with other lines are reported before the limit (docs/rules/packages.md#parts). */
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
