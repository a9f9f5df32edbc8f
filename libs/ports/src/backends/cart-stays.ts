import type { CurrencyCode, Language, StayBooking } from '@shop/domain';
import type { PackageWritten } from './package-calls.js';

/**
 * Stays in a cart. What the hotels hold is put beside the tickets as the hotels said it, and goes
 * with them into an order; the cart neither asks the hotels nor gives a room back.
 */
export interface CartStays {
  /** Without a session a new cart is begun. `into` is the package that it becomes a part of. */
  addStay(
    session: string | undefined,
    booking: StayBooking,
    currency: CurrencyCode,
    language: Language,
    key: string,
    into?: string,
  ): Promise<PackageWritten>;
  /**
   * The booking as it is now, or another one in its place; `into` a package, or `null` for by
   * itself. Without that word it stays where it is.
   */
  changeStay(
    session: string,
    id: string,
    booking: StayBooking,
    language: Language,
    key: string,
    into?: string | null,
  ): Promise<PackageWritten>;
  removeStay(session: string, id: string, language: Language, key: string): Promise<PackageWritten>;
}

export const CartStays = Symbol('CartStays');
