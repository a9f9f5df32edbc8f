import {
  type CartStay,
  type CurrencyCode,
  type DisplayCart,
  hasRoomForNights,
  hasRoomForStay,
  type Language,
  staysOf,
  type StayBooking,
} from '@shop/domain';
import type { CartStays, PackageWritten, Refusal } from '@shop/ports/backends';
import { emptyCart } from './cart-sums.js';
import { MemoryPackageCalls } from './memory-package-calls.js';

/** Stays of the memory gateway's carts, by the domain's rules. */
export class MemoryCartStays extends MemoryPackageCalls implements CartStays {
  async addStay(
    session: string | undefined,
    booking: StayBooking,
    currency: CurrencyCode,
    _language: Language,
    key: string,
    into?: string,
  ): Promise<PackageWritten> {
    return this.write(key, ['addStay', session, booking.id, currency, into], () => {
      const kept = session === undefined ? undefined : this.held.get(session)?.cart;
      const cart = kept ?? emptyCart(this.next('cart'), currency);
      const stays = staysOf(cart);
      const isThere = stays.some((stay) => stay.booking.id === booking.id);
      const full = hasRoomForStay(cart) ? undefined : ('cartFull' as const);
      const refusal = isThere ? 'duplicate' : (full ?? whyNot(cart, booking, into));
      if (refusal) return { kind: 'refused', refusal };
      const owner = kept && session ? session : this.next('session');
      const stay = stayOf(this.next('stay'), booking, into);
      return this.keep(owner, { ...cart, stays: [...stays, stay] });
    });
  }

  async changeStay(
    session: string,
    id: string,
    booking: StayBooking,
    _language: Language,
    key: string,
    into?: string | null,
  ): Promise<PackageWritten> {
    return this.write(key, ['changeStay', session, id, booking, into], () => {
      const cart = this.held.get(session)?.cart;
      const known = cart && staysOf(cart).find((stay) => stay.id === id);
      if (!cart || !known) return { kind: 'refused', refusal: 'unknownLine' };
      const place = into === undefined ? known.packageId : (into ?? undefined);
      const refusal = whyNot(cart, booking, place, id);
      if (refusal) return { kind: 'refused', refusal };
      const changed = stayOf(id, booking, place);
      const stays = staysOf(cart).map((stay) => (stay.id === id ? changed : stay));
      return this.keep(session, { ...cart, stays });
    });
  }

  async removeStay(
    session: string,
    id: string,
    _language: Language,
    key: string,
  ): Promise<PackageWritten> {
    return this.write(key, ['removeStay', session, id], () => {
      const { stays = [], ...cart } = this.held.get(session)?.cart ?? emptyCart('', 'USD');
      const left = stays.filter((stay) => stay.id !== id);
      if (left.length === stays.length) return { kind: 'refused', refusal: 'unknownLine' };
      return this.keep(session, left.length > 0 ? { ...cart, stays: left } : cart);
    });
  }
}

/** Held as long as the hotels say, which is told with every change. */
const stayOf = (id: string, booking: StayBooking, packageId: string | undefined): CartStay => ({
  id,
  booking,
  amount: booking.total,
  status: booking.heldUntil ? 'HELD' : 'UNAVAILABLE',
  ...(packageId !== undefined && { packageId }),
});

/** Why a package takes no nights; `own` are those that it may have already. */
function whyNot(
  { currency, packages, lines, stays = [] }: DisplayCart,
  { total }: StayBooking,
  into: string | undefined,
  own?: string,
): Refusal | undefined {
  if (total.currency !== currency) return 'stayCurrency';
  if (into === undefined) return undefined;
  if (!packages.some(({ id }) => id === into)) return 'unknownPackage';
  if (stays.some(({ id, packageId }) => packageId === into && id !== own)) return 'packageStay';
  const parts = lines
    .filter(({ packageId }) => packageId === into)
    .map(({ components }) => ({ products: 1 + components.length }));
  return hasRoomForNights(parts) ? undefined : 'limit';
}
