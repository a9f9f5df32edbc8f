import type { CurrencyCode, Language, StayBooking } from '@shop/domain';
import type { PackageWritten } from './package-calls.js';

/**
 * Stays in a cart. The cart stores the hotels' booking as it was given and passes it on to the
 * order; it never calls the hotels and never releases a room.
 */
export interface CartStays {
  /** Without a session, starts a new cart. `into` is the package that the stay joins. */
  addStay(
    session: string | undefined,
    booking: StayBooking,
    currency: CurrencyCode,
    language: Language,
    key: string,
    into?: string,
  ): Promise<PackageWritten>;
  /** `into` moves the stay to a package, `null` out of one; if omitted, it stays where it is. */
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
